## Ami minden segédleten rajta van.

aid-print = Nyomtatás
aid-book = A szabályok

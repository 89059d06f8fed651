"""A position or a whole record, packed into a text that fits into an address (``?s=...``).

The form is ``1`` (the version), one letter for what is inside, and base64url of deflated JSON. Deflate's own checksum
tells damage; bounds are checked before anything is inflated, so a hostile link costs nothing.

>>> text = pack("p", {"hello": [1, 2, 3]})
>>> unpack(text)
('p', {'hello': [1, 2, 3]})
>>> unpack("1p!!!")
Traceback (most recent call last):
...
havoclab.core.link.BadLink: link: The link holds characters that no link has; allowed are letters, digits, - and _.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any, Final

from havoclab.core.fault import Fault

VERSION: Final = "1"
#: Longest link that is made or read, in characters.
MOST_CHARACTERS: Final = 12_000
#: Most bytes that a link may inflate to.
MOST_BYTES: Final = 256_000


class BadLink(Fault):
    """A link that can't be read: damaged, hostile, or made by a version that is not known."""


def pack(kind: str, data: Any) -> str:
    """The data as a link of this kind (one letter).

    Raises:
        ValueError: if it does not fit into :data:`MOST_CHARACTERS`.
    """
    if not re.fullmatch("[a-z]", kind):
        raise ValueError(f"kind: {kind!r} is not one small letter")
    raw = json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()
    text = VERSION + kind + base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")
    if len(text) > MOST_CHARACTERS or len(raw) > MOST_BYTES:
        raise ValueError(
            f"link: {len(text)} characters are more than the {MOST_CHARACTERS} that fit; share the file instead"
        )
    return text


def unpack(text: object) -> tuple[str, Any]:
    """Kind and data of a link.

    Raises:
        BadLink: saying what is wrong with it.
    """
    if not isinstance(text, str):
        raise BadLink("link", "link-no-text")
    if len(text) > MOST_CHARACTERS:
        raise BadLink("link", "link-too-long", {"length": str(len(text)), "most": str(MOST_CHARACTERS)})
    if len(text) < 3:
        raise BadLink("link", "link-too-short")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise BadLink("link", "link-characters")
    if text[0] != VERSION:
        raise BadLink("link", "link-version", {"version": text[0], "known": VERSION})
    try:
        packed = base64.urlsafe_b64decode(text[2:] + "=" * (-len(text[2:]) % 4))
        inflater = zlib.decompressobj()
        raw = inflater.decompress(packed, MOST_BYTES)
    except (ValueError, zlib.error):
        raise BadLink("link", "link-damaged") from None
    if inflater.unconsumed_tail:
        raise BadLink("link", "link-inflates", {"most": str(MOST_BYTES)})
    if not inflater.eof or inflater.unused_data:
        raise BadLink("link", "link-damaged")
    try:
        return text[1], json.loads(raw)
    except (ValueError, RecursionError):
        raise BadLink("link", "link-unreadable") from None

"""Questions about John of Gaunt. Source: H13."""

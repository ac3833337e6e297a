/** How long a human-verification proof is valid, counted from the request for its challenge (security 3, row 15: under two minutes). */
export const humanProofSeconds = 120;

/** How long a proof that a person asks is good, from when its challenge was asked for (security 3, row 15: under two minutes). */
export const humanProofSeconds = 120;

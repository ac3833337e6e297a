/**
 * Two roots: what everybody may see, and what belongs to whoever is logged in. Log-out drops everything under `mine`, so
 * that Back shows nothing of the account. Texts in a language have the language in their key.
 */
export const site = 'site';
export const mine = 'mine';

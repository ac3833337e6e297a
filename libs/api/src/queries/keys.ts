/**
 * Two roots: what everyone may see, and what belongs to the logged-in member. Log-out drops everything under `mine`, so that Back shows
 * nothing of the account. Keys of translated texts contain the language.
 */
export const site = 'site';
export const mine = 'mine';

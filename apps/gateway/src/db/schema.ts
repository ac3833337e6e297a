/** The tables of every area; each area describes its own in its `tables.ts` and makes them in its migration. */
// eslint-disable-next-line
export interface Tables {}

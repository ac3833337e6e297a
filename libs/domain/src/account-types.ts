/** What an account is, by the numbers of the specification: a member, an agent (who has a downline), a trial user. */
export const accountTypes = { member: 0, agent: 1, trial: 4 } as const;

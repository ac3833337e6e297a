/** The ways in which games of this engine show their special symbol. */
export const revealNames = ['pages', 'masks', 'beam', 'needle'] as const;
export type RevealName = (typeof revealNames)[number];

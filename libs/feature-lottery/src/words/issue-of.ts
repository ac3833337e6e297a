// @flag lottery
/** What players call a draw beside its game: the part of its id after the code of the game. */
export const issueOf = ({ drawId, gameCode }: { drawId: string; gameCode: string }): string => drawId.slice(gameCode.length + 1);

// @flag lottery
/** The name that players give a draw within its game: its id without the game's code. */
export const issueOf = ({ drawId, gameCode }: { drawId: string; gameCode: string }): string => drawId.slice(gameCode.length + 1);

/** At least this many games are always laid out, and some more to fill their last row: as many as nearly every list has. */
export const leastHead = 60;

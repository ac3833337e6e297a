/** So many games are always laid out whole, and some more where they do not fill their last row: what nearly every list has. */
export const leastHead = 60;

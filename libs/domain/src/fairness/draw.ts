/** A whole number from 0 to `count` - 1, each equally likely. */
export type Draw = (count: number) => number;

/** Returns the next byte, 0 to 255. */
export type ByteSource = () => number;

const wordValues = 2 ** 32;

/**
 * A whole number from 0 to `count` - 1, each equally likely: a word at or above the largest multiple of `count` is thrown
 * away and the next one is read, so the remainder has no bias (security G03). Words are from 0 to 2^32 - 1.
 */
export function drawOfWords(nextWord: () => number, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > wordValues) throw new RangeError(`cannot draw from ${count} values`);
  const limit = wordValues - (wordValues % count);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % count;
  }
}

/** Like `drawOfWords`, with four bytes, big-endian, per word. */
export function draw(nextByte: ByteSource, count: number): number {
  return drawOfWords(() => nextByte() * 0x1000000 + nextByte() * 0x10000 + nextByte() * 0x100 + nextByte(), count);
}

/** A round's draws, from its bytes. */
export function drawFrom(nextByte: ByteSource): Draw {
  return (count) => draw(nextByte, count);
}

/**
 * A few sets of these, so that for any two of them one set contains the first and not the second: `n` sets serve for as many as there are
 * ways to choose half of `n` sets, 35 for 7 (Sperner).
 */
export function setsTellingApart<T>(all: readonly T[]): T[][] {
  let size = 2;
  while (halvesOf(size).length < all.length) size += 1;
  const memberships = halvesOf(size);
  return Array.from({ length: size }, (_, set) => all.filter((_each, i) => memberships[i]!.includes(set)));
}

/** Every choice of half of the numbers below `size`, rounded down. */
function halvesOf(size: number): number[][] {
  const choices = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_bit, i) => i).filter((i) => bits & (1 << i)),
  );
  return choices.filter(({ length }) => length === Math.floor(size / 2));
}

import type { Cell } from '../tumble/events.ts';

/** Equal symbols that touch each other up, down, left or right. */
export interface Cluster {
  symbol: string;
  cells: Cell[];
}

/**
 * Every cluster of at least `least` symbols, in the order of their first cells, reel by reel from the top. `apart` never joins a cluster.
 */
export function clustersOf(window: readonly (readonly string[])[], least: number, apart: string): Cluster[] {
  const rows = window[0]!.length;
  const flat = window.flat();
  const seen = new Uint8Array(flat.length);
  const found: Cluster[] = [];
  for (let start = 0; start < flat.length; start += 1) {
    const symbol = flat[start]!;
    if (seen[start] === 1 || symbol === apart) continue;
    const joined = [start];
    seen[start] = 1;
    const join = (cell: number) => {
      if (flat[cell] !== symbol || seen[cell] === 1) return;
      seen[cell] = 1;
      joined.push(cell);
    };
    for (const cell of joined) {
      join(cell + rows);
      join(cell - rows);
      if (cell % rows < rows - 1) join(cell + 1);
      if (cell % rows > 0) join(cell - 1);
    }
    if (joined.length >= least) found.push({ symbol, cells: joined.map((cell) => [Math.floor(cell / rows), cell % rows] as const) });
  }
  return found;
}

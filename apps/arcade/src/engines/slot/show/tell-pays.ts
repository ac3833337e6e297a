import type { Screen } from '../../../shell/game-client.ts';

/** The most pays announced for one spin: a longer list would hold up the result. */
const most = 3;

/** Announces the pays of a paid spin to screen readers, largest first. For free spins only the sum is announced. */
export function tellPays<Pay extends { win: number }>(pays: readonly Pay[], say: (pay: Pay) => string, screen: Screen): void {
  const largest = pays.toSorted((one, other) => other.win - one.win).slice(0, most);
  for (const pay of largest) screen.tell(say(pay));
}

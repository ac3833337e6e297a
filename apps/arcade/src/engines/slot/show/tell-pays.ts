import type { Screen } from '../../../shell/game-client.ts';

/** The most that are announced of one spin: a longer list would hold up the result. */
const most = 3;

/** Tells screen readers what a paid spin paid for, the largest first. Of free spins only the sum is announced. */
export function tellPays<Pay extends { win: number }>(pays: readonly Pay[], say: (pay: Pay) => string, screen: Screen): void {
  const largest = pays.toSorted((one, other) => other.win - one.win).slice(0, most);
  for (const pay of largest) screen.tell(say(pay));
}

import type { Draw, Rules } from '../../../game.ts';
import { choose } from '../combinations.ts';
import { decided } from '../events.ts';
import { isChoice } from '../read-choice.ts';
import { timesText } from '../times.ts';
import { risks, rowCounts, type FallEvent, type PlinkoChoice, type PlinkoEvent } from './events.ts';
import type { PlinkoPack } from './pack.ts';

/** What is preselected for a new player. */
export function firstInput(): PlinkoChoice {
  return { risk: 'medium', rows: 16 };
}

/** games.md C, plinko. */
export const rules: Rules<PlinkoPack, PlinkoChoice, PlinkoEvent> = {
  readInput: (value) =>
    isChoice<PlinkoChoice>(value, {
      risk: (risk) => risks.some((each) => each === risk),
      rows: (rows) => rowCounts.some((each) => each === rows),
    })
      ? value
      : undefined,
  play(pack, choice, draw) {
    const path = fall(choice.rows, draw);
    return decided<FallEvent>({ type: 'reveal', path, ...choice }, timesOf(pack, choice, binOf(path)));
  },
  outcomeMark: ([fell]) => (fell as FallEvent).path,
  describe(pack, [fell]) {
    const { path, ...choice } = fell as FallEvent;
    const bin = binOf(path);
    return [`Fell ${path} into bin ${bin}, ${choice.risk} risk: multiplier ${timesText(timesOf(pack, choice, bin))}`];
  },
};

export function fall(rows: number, draw: Draw): string {
  return Array.from({ length: rows }, () => draw(2)).join('');
}

/** From the left, 0 to the number of rows. */
export function binOf(path: string): number {
  return path.split('1').length - 1;
}

/** The multiplier of a bin in ten-thousandths. */
export function timesOf({ tables }: Pick<PlinkoPack, 'tables'>, { risk, rows }: PlinkoChoice, bin: number): number {
  return tables[risk][rows]![Math.min(bin, rows - bin)]!;
}

/** In how many of the 2^rows paths the ball falls into a bin. */
export function waysInto(rows: number, bin: number): number {
  return choose(rows, bin);
}

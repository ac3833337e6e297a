import type { Draw, Rules } from '../../../game.ts';
import { decided } from '../events.ts';
import { isChoice, isWhole } from '../read-choice.ts';
import type { LimboChoice, LimboEvent, PointEvent } from './events.ts';
import type { LimboPack } from './pack.ts';

/** How many cases there are, and 0.99 of them in hundredths. */
export const cases = 2 ** 32;
const reachable = 99 * cases;
/** In hundredths: every round reaches 1.00, so a target begins above it. */
export const [lowestTarget, highestTarget] = [101, 100_000_000];

/** What is preselected for a new player. */
export function firstInput(): LimboChoice {
  return { target: 200 };
}

/** games.md C, limbo. */
export const rules: Rules<LimboPack, LimboChoice, LimboEvent> = {
  readInput: (value) =>
    isChoice<LimboChoice>(value, { target: (target) => isWhole(target, lowestTarget, highestTarget) }) ? value : undefined,
  play(_pack, { target }, draw) {
    const point = reach(draw);
    return decided<PointEvent>({ type: 'reveal', point, target }, point >= target ? target * 100 : 0);
  },
  outcomeMark: ([reached]) => pointText((reached as PointEvent).point),
  describe(_pack, [reached]) {
    const { point, target } = reached as PointEvent;
    return [`Reached ${pointText(point)}, target ${pointText(target)}`];
  },
};

/** In hundredths. */
export function reach(draw: Draw): number {
  return Math.min(highestTarget, Math.max(100, Math.floor(reachable / (draw(cases) + 1))));
}

/** In how many of the 2^32 cases a target is reached. */
export function waysTo(target: number): number {
  return Math.floor(reachable / target);
}

/** As players read it: 126 is 1.26. */
function pointText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

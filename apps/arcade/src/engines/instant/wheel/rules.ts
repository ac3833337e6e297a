import type { Draw, Rules } from '../../../game.ts';
import { decided } from '../events.ts';
import { isChoice } from '../read-choice.ts';
import { timesText } from '../times.ts';
import { kinds, sizes, type StopEvent, type WheelChoice, type WheelEvent } from './events.ts';
import type { WheelPack } from './pack.ts';

/** What is preselected for a new player. */
export function firstInput(): WheelChoice {
  return { kind: 'middle', size: 50 };
}

/** games.md C, wheel. */
export const rules: Rules<WheelPack, WheelChoice, WheelEvent> = {
  readInput: (value) =>
    isChoice<WheelChoice>(value, {
      kind: (kind) => kinds.some((each) => each === kind),
      size: (size) => sizes.some((each) => each === size),
    })
      ? value
      : undefined,
  play(pack, choice, draw) {
    const at = turn(choice.size, draw);
    return decided<StopEvent>({ type: 'reveal', at, ...choice }, timesOf(pack, choice, at));
  },
  outcomeMark: ([stop]) => String((stop as StopEvent).at),
  describe(pack, [stop]) {
    const { at, ...choice } = stop as StopEvent;
    return [`Stopped at ${at} of ${choice.size}, ${choice.kind}: multiplier ${timesText(timesOf(pack, choice, at))}`];
  },
};

export function turn(size: number, draw: Draw): number {
  return draw(size);
}

/** The multiplier of a segment in ten-thousandths. */
export function timesOf(pack: Pick<WheelPack, WheelChoice['kind']>, { kind, size }: WheelChoice, at: number): number {
  if (kind === 'steep') return at === 0 ? pack.steep * size : 0;
  return pack[kind][at % 10]!;
}

/** What the wheel's segments pay, one by one. */
export function segmentsOf(pack: Pick<WheelPack, WheelChoice['kind']>, choice: WheelChoice): number[] {
  return Array.from({ length: choice.size }, (_, at) => timesOf(pack, choice, at));
}

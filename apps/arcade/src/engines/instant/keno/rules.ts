import { shuffled } from '../../../fairness/shuffle.ts';
import type { Draw, Rules } from '../../../game.ts';
import { choose } from '../combinations.ts';
import { decided } from '../events.ts';
import { isChoice, isWhole } from '../read-choice.ts';
import { timesText } from '../times.ts';
import { drawnCount, highestNumber, kenoKinds, mostPicks, type DrawnEvent, type KenoChoice, type KenoEvent } from './events.ts';
import type { KenoPack } from './pack.ts';

/** 1 to 40. */
export const allNumbers: readonly number[] = Array.from({ length: highestNumber }, (_, index) => index + 1);

/** What is preselected for a new player. */
export function firstInput(): KenoChoice {
  return { kind: 'steady', picks: allNumbers.slice(0, mostPicks) };
}

/** games.md C, keno. */
export const rules: Rules<KenoPack, KenoChoice, KenoEvent> = {
  readInput: (value) =>
    isChoice<KenoChoice>(value, { kind: (kind) => kenoKinds.some((each) => each === kind), picks: arePicks }) ? value : undefined,
  play(pack, choice, draw) {
    const drawn = drawNumbers(draw);
    return decided<DrawnEvent>({ type: 'reveal', drawn, ...choice }, timesOf(pack, choice, hitsOf(choice.picks, drawn)));
  },
  outcomeMark: ([reveal]) => ascending((reveal as DrawnEvent).drawn).join('.'),
  describe(pack, [reveal]) {
    const { drawn, ...choice } = reveal as DrawnEvent;
    const hits = hitsOf(choice.picks, drawn);
    return [
      `Drawn ${ascending(drawn).join(' ')}`,
      `Picked ${choice.picks.join(' ')}, ${choice.kind}: ${hits} hits, multiplier ${timesText(timesOf(pack, choice, hits))}`,
    ];
  },
};

/** In the order in which they come. */
export function drawNumbers(draw: Draw): number[] {
  return shuffled(allNumbers, draw).slice(0, drawnCount);
}

export function hitsOf(picks: readonly number[], drawn: readonly number[]): number {
  return picks.filter((pick) => drawn.includes(pick)).length;
}

/** The multiplier in ten-thousandths. */
export function timesOf({ tables }: Pick<KenoPack, 'tables'>, { kind, picks }: KenoChoice, hits: number): number {
  return tables[kind][picks.length]![hits]!;
}

/** In how many of the choose(40, 10) draws exactly `hits` of the picks are hit. */
export function waysToHit(picks: number, hits: number): number {
  return choose(picks, hits) * choose(highestNumber - picks, drawnCount - hits);
}

export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

function arePicks(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    isWhole(value.length, 1, mostPicks) &&
    value.every((pick, index) => isWhole(pick, index === 0 ? 1 : (value[index - 1] as number) + 1, highestNumber))
  );
}

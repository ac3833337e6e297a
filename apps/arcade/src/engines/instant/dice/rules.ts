import type { Draw, Rules } from '../../../game.ts';
import { decided } from '../events.ts';
import { isChoice, isWhole } from '../read-choice.ts';
import { timesText } from '../times.ts';
import { sides, type DiceChoice, type DiceEvent, type RollEvent } from './events.ts';
import type { DicePack } from './pack.ts';

/** How many numbers there are. */
export const numbers = 10_000;
/** The fewest and the most of them that can win (games.md C). */
export const [fewestWinning, mostWinning] = [2, 9_800];

/** What is preselected for a new player. */
export function firstInput(): DiceChoice {
  return { side: 'under', winning: 5_000 };
}

/** games.md C, dice. */
export const rules: Rules<DicePack, DiceChoice, DiceEvent> = {
  readInput: (value) =>
    isChoice<DiceChoice>(value, {
      side: (side) => sides.some((each) => each === side),
      winning: (winning) => isWhole(winning, fewestWinning, mostWinning),
    })
      ? value
      : undefined,
  play(_pack, choice, draw) {
    const rolled = roll(draw);
    return decided<RollEvent>({ type: 'reveal', rolled, ...choice }, wins(choice, rolled) ? timesOf(choice.winning) : 0);
  },
  outcomeMark: ([roll]) => numberText((roll as RollEvent).rolled),
  describe(_pack, [roll]) {
    const { rolled, side, winning } = roll as RollEvent;
    return [`Rolled ${numberText(rolled)}, ${side} ${numberText(targetOf({ side, winning }))}, multiplier ${timesText(timesOf(winning))}`];
  },
};

export function roll(draw: Draw): number {
  return draw(numbers);
}

/** Where the winning numbers end (under) or begin (over). */
export function targetOf({ side, winning }: DiceChoice): number {
  return side === 'under' ? winning : numbers - winning;
}

export function wins(choice: DiceChoice, rolled: number): boolean {
  return choice.side === 'under' ? rolled < targetOf(choice) : rolled >= targetOf(choice);
}

/** The multiplier in ten-thousandths when `winning` numbers win. */
export function timesOf(winning: number): number {
  return Math.floor(99_000_000 / winning);
}

/** As players read it: 4731 is 47.31. */
export function numberText(rolled: number): string {
  return (rolled / 100).toFixed(2);
}

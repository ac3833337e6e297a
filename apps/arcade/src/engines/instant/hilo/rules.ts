import type { ChoiceRules } from '../../../game.ts';
import { isChoice } from '../read-choice.ts';
import { firstTimes, isCash, stepwise } from '../stepwise.ts';
import { timesText } from '../times.ts';
import { drawCard, isRight, likelier, rankCount, rankOf, waysOf } from './cards.ts';
import {
  guesses as allGuesses,
  mostCards,
  mostTimes,
  type AskedGuess,
  type CardEvent,
  type Guess,
  type HiloChoice,
  type HiloEvent,
} from './events.ts';
import type { HiloPack } from './pack.ts';

/** What a new player finds chosen: nothing yet. */
export function firstInput(): HiloChoice {
  return { guesses: [], open: true };
}

/** The default for simulated rounds: three guesses, the likelier side, high when both are equally likely (games.md H). */
export function usualInput(): HiloChoice {
  return { guesses: ['likelier', 'likelier', 'likelier'], open: false };
}

/** games.md C, hilo. */
export const rules: ChoiceRules<HiloPack, HiloChoice, HiloEvent> = {
  readInput: (value) =>
    isChoice<HiloChoice>(value, {
      guesses: (guesses) => Array.isArray(guesses) && guesses.length < mostCards && guesses.every(isGuess),
      open: (open) => typeof open === 'boolean',
    })
      ? value
      : undefined,
  play(_pack, { guesses, open }, draw) {
    let card = drawCard(draw);
    const begun: HiloEvent = { type: 'progress', card };
    const steps: CardEvent[] = [];
    let ways: number[] = [];
    for (const asked of guesses) {
      const guess = sideOf(asked, card);
      // A guess that is not open is not made, nor is anything after it.
      if (!isOpen(guess, card, ways)) break;
      const at = rankOf(card);
      card = drawCard(draw);
      const right = isRight(guess, at, rankOf(card));
      if (guess !== 'skip') ways = [...ways, waysOf(guess, at)];
      steps.push({ type: 'reveal', guess, card, ways: waysOf(guess, at), times: right ? timesOf(ways) : 0 });
      if (!right) break;
    }
    const goesOn = steps.length + 1 < mostCards && timesOf([...ways, rankCount - 1]) <= mostTimes;
    return stepwise({ begun, steps, shown: [], open: open && goesOn });
  },
  begun: firstInput,
  choose(input, choice, events) {
    const made = events.filter((event) => event.type === 'reveal');
    if (isCash(choice)) return made.some(({ guess }) => guess !== 'skip') ? rules.leave(input) : undefined;
    if (!isChoice<{ guess: AskedGuess }>(choice, { guess: isGuess })) return undefined;
    const card = cardsOf(events).at(-1)!;
    return isOpen(sideOf(choice.guess, card), card, waysTaken(events))
      ? { ...input, guesses: [...input.guesses, choice.guess] }
      : undefined;
  },
  leave: (input) => ({ ...input, open: false }),
  outcomeMark: (events) => cardsOf(events).join('.'),
  describe(_pack, events) {
    const [first] = cardsOf(events);
    const steps = events.filter((event) => event.type === 'reveal');
    return [
      `First card ${first!}`,
      ...steps.map(({ guess, card, ways, times }) =>
        guess === 'skip'
          ? `Skipped, ${card}`
          : `Said ${guess} (${ways} of ${rankCount} ranks), ${card}: ${times === 0 ? 'wrong' : `multiplier ${timesText(times)}`}`,
      ),
    ];
  },
};

/** The multiplier after right guesses, in ten-thousandths; `ways` is how many of 13 ranks made each right. */
export function timesOf(ways: readonly number[]): number {
  // Too large for exact numbers, hence BigInt.
  const [over, under] = ways.reduce(([up, down], each) => [up * BigInt(rankCount), down * BigInt(each)], [BigInt(firstTimes), 1n]);
  return Number(over / under);
}

/** Every card in sight, the first one first. */
export function cardsOf(events: readonly HiloEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'progress' || event.type === 'reveal' ? [event.card] : []));
}

/** How many ranks made each guess so far right; skips are left out. */
export function waysTaken(events: readonly HiloEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'reveal' && event.guess !== 'skip' ? [event.ways] : []));
}

/** Whether a guess at `card` may be made after those described by `ways`. */
export function isOpen(guess: Guess, card: string, ways: readonly number[]): boolean {
  return guess === 'skip' || timesOf([...ways, waysOf(guess, rankOf(card))]) <= mostTimes;
}

function sideOf(asked: AskedGuess, card: string): Guess {
  return asked === 'likelier' ? likelier(rankOf(card)) : asked;
}

function isGuess(value: unknown): value is AskedGuess {
  return value === 'likelier' || allGuesses.includes(value as Guess);
}

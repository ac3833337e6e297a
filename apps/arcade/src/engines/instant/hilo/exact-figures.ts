import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Ending, type Setting } from '../settings.ts';
import { isRight, likelier, rankCount, waysOf } from './cards.ts';
import { mostTimes } from './events.ts';
import { timesOf, usualInput } from './rules.ts';

/** How many ranks can make a guess right. */
const allWays = Array.from({ length: rankCount - 1 }, (_, index) => index + 1);

/**
 * A choice is the guesses after which a player stops, each by how many ranks make it right. Whoever decides as the cards fall
 * gets a mean of such choices, so that no way to play returns less than the lowest or more than the highest of them.
 */
export function exactFigures(): ExactFigures {
  const figures = figuresOfSettings([...allWays.map((ways) => [ways]), rarest(), leastReturned()].map(settingOf), usualSetting());
  // Rounds come very close to what no guess may exceed.
  const maxWin = mostTimes / 10_000;
  return {
    ...figures,
    maxWin,
    told: { ...figures.told, largestWin: maxWin },
    eventKinds: ['progress', 'reveal', 'pay', 'end'],
  };
}

function settingOf(ways: readonly number[]): Setting {
  return {
    name: ways.join('+'),
    cases: BigInt(rankCount) ** BigInt(ways.length),
    endings: [{ times: timesOf(ways), ways: ways.reduce((product, each) => product * BigInt(each), 1n) }],
  };
}

/** The unlikeliest guess, for as long as it is open. */
function rarest(): number[] {
  const ways = [1];
  while (timesOf([...ways, 1]) <= mostTimes) ways.push(1);
  return ways;
}

/**
 * The guesses of the lowest return. Rounding down takes less than a ten-thousandth of the stake times the chance of being paid,
 * so guesses are followed only while they are likely enough to lose more than the worst ones found.
 */
function leastReturned(): number[] {
  let [worst, most] = [[rankCount - 1], 0];
  const follow = (ways: readonly number[], chance: number) => {
    const lost = 0.99 - (chance * timesOf(ways)) / 10_000;
    if (lost > most) [worst, most] = [[...ways], lost];
    for (const next of allWays.filter((each) => each <= (ways.at(-1) ?? rankCount)))
      if ((chance * next) / rankCount / 10_000 > most) follow([...ways, next], (chance * next) / rankCount);
  };
  for (const ways of allWays) follow([ways], ways / rankCount);
  return worst;
}

/** Three guesses at the likelier side, over every first card and every card after it. */
function usualSetting(): Setting {
  const { length: count } = usualInput().guesses;
  const ranks = Array.from({ length: rankCount }, (_, rank) => rank);
  /** Ranks that may be face up, with the guesses before them. */
  let open = ranks.map((at) => ({ at, ways: [] as number[] }));
  for (let guess = 0; guess < count; guess += 1)
    open = open.flatMap(({ at, ways }) => {
      const side = likelier(at);
      return ranks.filter((next) => isRight(side, at, next)).map((next) => ({ at: next, ways: [...ways, waysOf(side, at)] }));
    });
  const endings = new Map<number, bigint>();
  for (const { ways } of open) endings.set(timesOf(ways), (endings.get(timesOf(ways)) ?? 0n) + 1n);
  return {
    name: 'likelier',
    cases: BigInt(rankCount) ** BigInt(count + 1),
    endings: [...endings].map(([times, ways]): Ending => ({ times, ways })),
  };
}

import { isCurrency, money, toDecimal, type Currency } from '@parlour/domain';
import {
  decimalOf,
  hitsOfAll,
  judgeOf,
  oddsScale,
  ratio,
  readLine,
  selectionsOf,
  tailsOfResult,
  tailStats,
  type Judged,
  type RulePack,
} from '@parlour/domain/lottery';
import { missingDays, type PastDraw } from './read-draws.ts';

/** Thrown if the bets cannot be read at all. */
export class UnreadableBets extends Error {}

export interface Backtest {
  readonly pack: RulePack;
  readonly draws: readonly PastDraw[];
  /** The parsed `{ currency, bets }`; absent to play every selection of every type. */
  readonly bets?: unknown;
  /** Over how many of the latest draws tails are counted. */
  readonly window?: number | undefined;
}

/** Computes the results of bets over past draws (lottery.md 7). */
export function backtest({ pack, draws, bets, window }: Backtest): object {
  return {
    pack: pack.id,
    draws: draws.length,
    first: draws[0]!.day,
    last: draws.at(-1)!.day,
    missing: missingDays(draws),
    ...(bets === undefined ? { types: everyType(pack, draws) } : givenBets(pack, draws, bets)),
    ...(window !== undefined && {
      stats: tailStats(
        draws.map(({ result }) => tailsOfResult(pack, result)),
        window,
      ),
    }),
  };
}

function everyType(pack: RulePack, draws: readonly PastDraw[]): readonly object[] {
  return pack.types.map((type) => {
    const selections = selectionsOf(type);
    let hits = 0n;
    let odds = 0n;
    for (const { result } of draws) {
      const all = hitsOfAll(pack, type, result);
      hits += all.hits;
      odds += all.odds;
    }
    const staked = selections * BigInt(type.costUnits) * BigInt(draws.length) * oddsScale;
    return { type: type.id, selections: String(selections), hits: String(hits), rtp: decimalOf(ratio(odds, staked), 6) };
  });
}

function givenBets(pack: RulePack, draws: readonly PastDraw[], given: unknown): { currency: Currency; bets: readonly object[] } {
  const { currency, bets } = recordOf(given);
  if (typeof currency !== 'string' || !isCurrency(currency)) throw new UnreadableBets('currency: CURRENCY_UNKNOWN');
  if (!Array.isArray(bets)) throw new UnreadableBets('bets: must be a list');
  const judges = draws.map(({ result }) => judgeOf(pack, result));
  return { currency, bets: bets.map((bet) => playedBet(pack, currency, judges, recordOf(bet))) };
}

type Judge = ReturnType<typeof judgeOf>;

/** Plays one bet in every draw, each rounded separately; `net` is the player's result. */
function playedBet(pack: RulePack, currency: Currency, judges: readonly Judge[], bet: Readonly<Record<string, unknown>>): object {
  const { id } = bet;
  const line = readLine(pack, bet, currency);
  if (typeof line === 'string') return { id, error: line };
  const sums = { stake: 0n, payout: 0n, hits: 0, winningDraws: 0, longestLosingRun: 0 };
  let [net, highest, fall, losing] = [0n, 0n, 0n, 0];
  for (const judge of judges) {
    const { hits, payout, refund }: Judged = judge(line);
    sums.stake += line.stake.minor;
    sums.payout += payout.minor;
    sums.hits += hits;
    if (hits > 0) sums.winningDraws += 1;
    losing = hits > 0 ? 0 : losing + 1;
    sums.longestLosingRun = Math.max(sums.longestLosingRun, losing);
    net += payout.minor + refund.minor - line.stake.minor;
    if (net > highest) highest = net;
    if (highest - net > fall) fall = highest - net;
  }
  const written = (minor: bigint) => toDecimal(money(minor, currency));
  return {
    id,
    stake: written(sums.stake),
    payout: written(sums.payout),
    net: written(net),
    hits: sums.hits,
    winningDraws: sums.winningDraws,
    longestLosingRun: sums.longestLosingRun,
    maxDrawdown: written(fall),
    rtp: decimalOf(ratio(sums.payout, sums.stake), 6),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
}

import { isDay, isTimeZone } from '../../calendar.ts';
import { isCurrency, type Currency } from '../../currencies.ts';
import type { GameType } from '../../game-types.ts';
import { drawSeedPattern, type RaffleTicket } from '../draws.ts';
import type { VipLevel } from '../levels.ts';
import type { PointTerms } from '../points.ts';
import type { RebateTerms } from '../rebate.ts';
import type { PlayedGame } from '../wagering.ts';
import { BadCase, Fields } from './bad-case.ts';
import { lineOf, readCasePromotion, type SimulatedPromotion } from './promotions.ts';

/** What a claim names, by the kind of its promotion. */
export interface ClaimFields {
  readonly deposit?: string;
  readonly amount?: bigint;
  readonly invited?: string;
  readonly period?: string;
  readonly clientSeed?: string;
  readonly level?: number;
}

interface ByMember {
  id: string;
  member: string;
}

/** The input of an event. Amounts are in minor units and may be invalid, in which case the event is refused. */
export type SimulatedAction =
  | { do: 'fund'; promotion: string; amount: bigint }
  | { do: 'register'; member: string; invitedBy: string | null }
  | ({ do: 'deposit'; amount: bigint } & ByMember)
  | ({ do: 'claim'; promotion: string } & ByMember & ClaimFields)
  | ({ do: 'bet'; round: string; game: PlayedGame; stake: bigint } & ByMember)
  | ({ do: 'win'; round: string; amount: bigint; closed: boolean } & ByMember)
  | ({ do: 'rollback'; bet: string } & ByMember)
  | ({ do: 'withdraw'; amount: bigint; acceptForfeit: boolean } & ByMember)
  | { do: 'forfeit'; member: string; grant: string }
  | { do: 'exclude'; member: string }
  | ({ do: 'claimRebate'; day: string } & ByMember)
  | ({ do: 'convertPoints'; points: number } & ByMember)
  | ({ do: 'freeSpins'; spins: string; amount: bigint } & ByMember)
  | { do: 'raffle'; promotion: string; tickets: readonly RaffleTicket[] }
  | { do: 'tick' };

export type ActionName = SimulatedAction['do'];

/** An event and its instant in milliseconds. */
export interface SimulatedEvent {
  readonly at: number;
  readonly action: SimulatedAction;
  /** The event as written, without its time: a repeat must match it, including values that its action does not use. */
  readonly written: () => Readonly<Record<string, unknown>>;
}

/** A case, read and checked. */
export interface SimulatedCase {
  readonly currency: Currency;
  readonly timeZone: string;
  readonly tieExcluded: readonly GameType[];
  readonly promotions: ReadonlyMap<string, SimulatedPromotion>;
  readonly points: (PointTerms<GameType> & { promotion: string }) | null;
  readonly vip: { levels: readonly VipLevel[] } | null;
  readonly rebate: (RebateTerms<GameType> & { promotion: string }) | null;
  readonly events: readonly SimulatedEvent[];
}

/** Reads a case (rewards.md 10); throws a BadCase that names what is wrong. */
export function readCase(value: unknown): SimulatedCase {
  const currency = currencyOf(value);
  const at = new Fields(value, '', currency);
  const timeZone = at.text('timeZone');
  if (!isTimeZone(timeZone)) at.bad('timeZone', 'must be a time zone of the IANA list');
  const promotions = new Map<string, SimulatedPromotion>();
  at.list('promotions', (each) => {
    const promotion = readCasePromotion(each);
    if (promotions.has(promotion.code)) each.bad('code', 'is the code of an earlier promotion');
    promotions.set(promotion.code, promotion);
  });
  return {
    currency,
    timeZone,
    tieExcluded: at.has('tieExcluded') ? at.texts('tieExcluded').map((line) => lineOf(at, 'tieExcluded', line)) : [],
    promotions,
    points: at.has('points') ? readPoints(at.fields('points')) : null,
    vip: at.has('vip') ? { levels: readLevels(at.fields('vip')) } : null,
    rebate: at.has('rebate') ? readRebate(at.fields('rebate')) : null,
    events: readEvents(at, promotions),
  };
}

function currencyOf(value: unknown): Currency {
  const { currency } = (typeof value === 'object' && value !== null ? value : {}) as { currency?: unknown };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadCase('case', 'must be an object');
  if (typeof currency !== 'string' || !isCurrency(currency)) throw new BadCase('currency', 'must be a currency of the platform');
  return currency;
}

function byLine<T>(at: Fields, key: string, read: (at: Fields, key: string) => T): Map<GameType, T> {
  const values = at.map(key, read);
  return new Map([...values].map(([line, value]) => [lineOf(at.fields(key), line, line), value]));
}

function readPoints(at: Fields): NonNullable<SimulatedCase['points']> {
  const convert = at.fields('convert');
  return {
    promotion: at.text('promotion'),
    perPoint: byLine(at, 'perPoint', (lines, line) => lines.positive(line)),
    convert: { points: convert.whole('points', 1), amount: convert.amount('amount') },
  };
}

function readLevels(at: Fields): VipLevel[] {
  let before = 0;
  return at.list('levels', (each) => {
    const level = each.whole('level', 1);
    if (level <= before) each.bad('level', 'must be above the level before it');
    before = level;
    return { level, qualify: each.amount('qualify'), keep: each.amount('keep'), levelUp: each.amountOrNone('levelUp') ?? 0n };
  });
}

function readRebate(at: Fields): NonNullable<SimulatedCase['rebate']> {
  return {
    promotion: at.text('promotion'),
    rates: byLine(at, 'rates', (rates, line) => rates.percent(line)),
    min: at.amountOrNone('min'),
    maxPerDay: at.amountOrNone('maxPerDay'),
    claimWithinDays: at.daysOrNone('claimWithinDays', 0),
    intraday: at.flag('intraday'),
  };
}

function readEvents(at: Fields, promotions: ReadonlyMap<string, SimulatedPromotion>): SimulatedEvent[] {
  let before = Number.NEGATIVE_INFINITY;
  return at.list('events', (each) => {
    const instant = each.instant('at');
    if (instant < before) each.bad('at', 'must not be before the event before it');
    before = instant;
    return { at: instant, action: actions[each.oneOf('do', actionNames)](each, promotions), written: () => each.without('at') };
  });
}

const byMember = (at: Fields): ByMember => ({ id: at.text('id'), member: at.text('member') });

const day = (at: Fields, key: string): string => {
  const text = at.text(key);
  return isDay(text) ? text : at.bad(key, 'must be a day written yyyy-mm-dd');
};

const actions: {
  [A in ActionName]: (at: Fields, promotions: ReadonlyMap<string, SimulatedPromotion>) => Extract<SimulatedAction, { do: A }>;
} = {
  fund: (at) => ({ do: 'fund', promotion: at.text('promotion'), amount: at.amount('amount') }),
  register: (at) => ({ do: 'register', member: at.text('member'), invitedBy: at.has('invitedBy') ? at.text('invitedBy') : null }),
  deposit: (at) => ({ do: 'deposit', ...byMember(at), amount: at.signed('amount') }),
  claim: (at, promotions) => {
    const promotion = at.text('promotion');
    return { do: 'claim', ...byMember(at), promotion, ...claimFields(at, promotions.get(promotion)) };
  },
  bet: (at) => {
    const game = at.fields('game');
    return {
      do: 'bet',
      ...byMember(at),
      round: at.text('round'),
      game: { type: lineOf(game, 'type', game.text('type')), vendor: game.text('vendor'), code: game.text('code') },
      stake: at.signed('stake'),
    };
  },
  win: (at) => ({ do: 'win', ...byMember(at), round: at.text('round'), amount: at.amount('amount'), closed: at.flag('closed') }),
  rollback: (at) => ({ do: 'rollback', ...byMember(at), bet: at.text('bet') }),
  withdraw: (at) => ({ do: 'withdraw', ...byMember(at), amount: at.signed('amount'), acceptForfeit: at.flag('acceptForfeit') }),
  forfeit: (at) => ({ do: 'forfeit', member: at.text('member'), grant: at.text('grant') }),
  exclude: (at) => ({ do: 'exclude', member: at.text('member') }),
  claimRebate: (at) => ({ do: 'claimRebate', ...byMember(at), day: day(at, 'day') }),
  convertPoints: (at) => ({ do: 'convertPoints', ...byMember(at), points: at.whole('points', Number.MIN_SAFE_INTEGER) }),
  freeSpins: (at) => ({ do: 'freeSpins', ...byMember(at), spins: at.text('spins'), amount: at.amount('amount') }),
  raffle: (at) => ({
    do: 'raffle',
    promotion: at.text('promotion'),
    tickets: at.list('tickets', (ticket) => ({ member: ticket.text('member'), clientSeed: clientSeed(ticket) })),
  }),
  tick: () => ({ do: 'tick' }),
};

const actionNames = Object.keys(actions) as ActionName[];

const clientSeed = (at: Fields) => at.matching('clientSeed', drawSeedPattern, '1 to 64 letters, digits or hyphens');

/** Reads only what the promotion's kind needs. A claim that does not name it is refused, like one that names something unknown. */
function claimFields(at: Fields, promotion: SimulatedPromotion | undefined): ClaimFields {
  switch (promotion?.kind) {
    case 'depositBonus':
      return at.has('deposit') ? { deposit: at.text('deposit') } : {};
    case 'freeSpins':
      return promotion.deposit !== null && at.has('deposit') ? { deposit: at.text('deposit') } : {};
    case 'award':
      return at.has('amount') ? { amount: at.amount('amount') } : {};
    case 'invite':
      return at.has('invited') ? { invited: at.text('invited') } : {};
    case 'cashback':
    case 'mission':
      return at.has('period') ? { period: day(at, 'period') } : {};
    case 'envelope':
      return at.has('clientSeed') ? { clientSeed: clientSeed(at) } : {};
    case 'levelUp':
      return at.has('level') ? { level: at.whole('level', 0) } : {};
    default:
      return {};
  }
}

import { gameTypes, type GameType } from '../../game-types.ts';
import { serverSeedPattern } from '../../fairness/index.ts';
import { boardMeasures, boardWindows, type BoardMeasure, type BoardWindow } from '../leaderboard.ts';
import { periodKinds, type PeriodKind } from '../merchant-days.ts';
import { happensOnce, isRoundEvent, missionEvents, missionMeasures, missionResets, type Mission } from '../missions.ts';
import type { Wagering } from '../wagering.ts';
import type { Fields } from './bad-case.ts';

interface Common {
  readonly code: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly perMember: number | null;
  readonly perMemberPerDay: number | null;
  readonly total: number | null;
  readonly claimWithinHours: number | null;
  /** A member may claim only one of this promotion and these, whichever of them names the other. */
  readonly exclusiveWith: readonly string[];
  readonly wagering: Wagering | null;
}

/** What happens to a member once, or once a year, and may be rewarded (rewards.md 3). */
export const rewardEvents = ['registration', 'birthday', 'profileComplete'] as const;
export type RewardEvent = (typeof rewardEvents)[number];

/** An amount in minor units that goes with a VIP level. */
export interface LevelAmount {
  readonly level: number;
  readonly amount: bigint;
}

export type SimulatedTerms =
  | { kind: 'depositBonus'; percent: bigint; deposit: 'first' | 'any'; minDeposit: bigint | null; maxBonus: bigint | null }
  /** `event` is what it is given for, or null if members have nothing to do for it. Nothing of a case is such an event, so any member of one has it. */
  | {
      kind: 'reward';
      amount: bigint;
      event: RewardEvent | null;
      /** What members of a level and of higher ones get in place of `amount`, lowest level first. */
      levels: readonly LevelAmount[];
    }
  | { kind: 'award'; maxAmount: bigint | null }
  | { kind: 'invite'; amount: bigint; needs: { deposit: bigint; turnover: bigint } }
  | {
      kind: 'cashback';
      period: PeriodKind;
      percent: bigint;
      minAmount: bigint | null;
      maxAmount: bigint | null;
      claimWithinDays: number | null;
    }
  | { kind: 'signIn'; amounts: readonly bigint[]; missed: 'reset' | 'keep' }
  | { kind: 'envelope'; prizes: readonly { amount: bigint; weight: bigint }[]; serverSeed: string }
  | {
      kind: 'raffle';
      prizes: readonly bigint[];
      serverSeed: string;
      /** What a ticket costs, and how many a member can have; null if tickets are given elsewhere, as in the simulator. */
      tickets: { per: 'deposit' | 'stake'; each: bigint; most: number } | null;
    }
  | {
      kind: 'freeSpins';
      spins: number;
      game: { vendor: string; code: string };
      /** Of each spin. */
      stake: bigint;
      /** The most that the wins of all spins give. */
      maxAmount: bigint;
      playWithinDays: number;
      /** Null if they are not given for a deposit. */
      deposit: 'first' | 'any' | null;
      minDeposit: bigint | null;
    }
  /** Given for each period in which the member completes it. */
  | { kind: 'mission'; amount: bigint; mission: Mission }
  /** Prizes by rank at the end of each window, the first rank's first. */
  | { kind: 'leaderboard'; window: BoardWindow; measure: BoardMeasure; leastStake: bigint | null; prizes: readonly bigint[] }
  /** What each level gives; null where that stands with the levels, as in cases of the simulator. */
  | { kind: 'levelUp'; levels: readonly LevelAmount[] | null };

/** A promotion as the simulator plays it: amounts in minor units, times in milliseconds. */
export type SimulatedPromotion = Common & SimulatedTerms;

const kinds = [
  'depositBonus',
  'reward',
  'award',
  'invite',
  'cashback',
  'signIn',
  'envelope',
  'raffle',
  'freeSpins',
  'levelUp',
  'mission',
  'leaderboard',
] as const;

const seed = (at: Fields) => at.matching('serverSeed', serverSeedPattern, '64 hexadecimal digits in lower case');

const readers: { [K in (typeof kinds)[number]]: (at: Fields) => Extract<SimulatedTerms, { kind: K }> } = {
  depositBonus: (at) => ({
    kind: 'depositBonus',
    percent: at.percent('percent'),
    deposit: at.oneOf('deposit', ['first', 'any']),
    minDeposit: at.amountOrNone('minDeposit'),
    maxBonus: at.amountOrNone('maxBonus'),
  }),
  reward: (at) => ({
    kind: 'reward',
    amount: at.amount('amount'),
    event: at.has('event') ? at.oneOf('event', rewardEvents) : null,
    levels: at.has('levels') ? readLevelAmounts(at).toSorted((one, other) => one.level - other.level) : [],
  }),
  award: (at) => ({ kind: 'award', maxAmount: at.amountOrNone('maxAmount') }),
  invite: (at) => {
    const needs = at.fields('needs');
    return { kind: 'invite', amount: at.amount('amount'), needs: { deposit: needs.amount('deposit'), turnover: needs.amount('turnover') } };
  },
  cashback: (at) => ({
    kind: 'cashback',
    period: at.oneOf('period', periodKinds),
    percent: at.percent('percent'),
    minAmount: at.amountOrNone('minAmount'),
    maxAmount: at.amountOrNone('maxAmount'),
    claimWithinDays: at.daysOrNone('claimWithinDays', 0),
  }),
  signIn: (at) => ({ kind: 'signIn', amounts: at.amounts('amounts'), missed: at.oneOf('missed', ['reset', 'keep']) }),
  envelope: (at) => {
    const prizes = at.list('prizes', (prize) => ({ amount: prize.amount('amount'), weight: BigInt(prize.whole('weight', 0)) }));
    if (prizes.every(({ weight }) => weight === 0n)) at.bad('prizes', 'must hold a prize with a weight above 0');
    return { kind: 'envelope', prizes, serverSeed: seed(at) };
  },
  raffle: (at) => ({
    kind: 'raffle',
    prizes: at.amounts('prizes'),
    serverSeed: seed(at),
    tickets: at.has('tickets') ? readTickets(at.fields('tickets')) : null,
  }),
  freeSpins: (at) => {
    const spins = at.whole('spins', 1);
    if (spins > mostSpins) at.bad('spins', `must be at most ${mostSpins}`);
    const game = at.fields('game');
    return {
      kind: 'freeSpins',
      spins,
      game: { vendor: game.text('vendor'), code: game.text('code') },
      stake: at.positive('stake'),
      maxAmount: at.positive('maxAmount'),
      playWithinDays: at.daysOrNone('playWithinDays', 1) ?? at.bad('playWithinDays', 'must say how long they can be played'),
      deposit: at.has('deposit') ? at.oneOf('deposit', ['first', 'any']) : null,
      minDeposit: at.amountOrNone('minDeposit'),
    };
  },
  levelUp: (at) => ({
    kind: 'levelUp',
    levels: at.has('levels') ? readLevelAmounts(at) : null,
  }),
  leaderboard: (at) => ({
    kind: 'leaderboard',
    window: at.oneOf('window', boardWindows),
    measure: at.oneOf('measure', boardMeasures),
    leastStake: at.amountOrNone('leastStake'),
    prizes: at.amounts('prizes'),
  }),
  mission: (at) => ({ kind: 'mission', amount: at.positive('amount'), mission: readMission(at) }),
};

function readLevelAmounts(at: Fields): LevelAmount[] {
  const levels = at.list('levels', (each) => ({ level: each.whole('level', 1), amount: each.positive('amount') }));
  if (new Set(levels.map(({ level }) => level)).size < levels.length) at.bad('levels', 'must name each level once');
  return levels;
}

function readMission(at: Fields): Mission {
  const event = at.oneOf('event', missionEvents);
  const measure = at.oneOf('measure', missionMeasures);
  if (measure !== 'count' && !isRoundEvent(event)) at.bad('measure', 'must be count for what is not a round');
  const target = targetOf(at, measure);
  if (happensOnce(event) && target > 1n) at.bad('target', 'must be 1 for what happens once');
  const filter = at.has('filter') ? readFilter(at.fields('filter')) : {};
  const [needsRounds] = isRoundEvent(event) ? [] : (['line', 'vendor', 'game'] as const).filter((key) => filter[key] !== undefined);
  if (needsRounds) at.bad(`filter.${needsRounds}`, 'must be empty for what is not a round');
  return { event, measure, target, reset: at.oneOf('reset', missionResets), filter };
}

function targetOf(at: Fields, measure: Mission['measure']): bigint {
  if (measure === 'validStake') return at.positive('target');
  if (measure === 'bestMultiple') return at.multiple('target') || at.bad('target', 'must be above 0');
  return BigInt(at.matching('target', '^[1-9][0-9]{0,8}$', 'a whole number above 0 as text'));
}

const readFilter = (at: Fields): Mission['filter'] => ({
  ...(at.has('line') && { line: lineOf(at, 'line') }),
  ...(at.has('vendor') && { vendor: at.text('vendor') }),
  ...(at.has('game') && { game: at.text('game') }),
  ...(at.has('leastStake') && { leastStake: at.positive('leastStake') }),
});

/** The product line that a value at a field names. */
export function lineOf(at: Fields, key: string, line = at.text(key)): GameType {
  return isLine(line) ? line : at.bad(key, `must be one of ${gameTypes.join(', ')}`);
}

/** More than anybody plays, and what vendors take. */
const mostSpins = 1000;

function readTickets(at: Fields): { per: 'deposit' | 'stake'; each: bigint; most: number } {
  const most = at.whole('most', 1);
  if (most > mostTickets) at.bad('most', `must be at most ${mostTickets}`);
  return { per: at.oneOf('per', ['deposit', 'stake']), each: at.positive('each'), most };
}

/** Each ticket is a line of the book, which anyone can download. */
const mostTickets = 1000;

/** The kinds that cases have: nothing of a case ends the window of a board. */
const caseKinds = kinds.filter((kind) => kind !== 'leaderboard');
/** Kinds that are no more than a budget, which rebate and points are paid from (rewards.md 3). */
const budgetKinds = ['rebate', 'points'] as const;

/** Reads a promotion of a case (rewards.md 10). */
export function readCasePromotion(at: Fields): SimulatedPromotion {
  const kind = at.oneOf('kind', [...caseKinds, ...budgetKinds]);
  // Nothing can be claimed from a budget itself; a reward of 0 behaves the same.
  if (kind === 'rebate' || kind === 'points') return { ...readCommon(at), kind: 'reward', amount: 0n, event: null, levels: [] };
  return readPromotion(at);
}

/** Reads the terms of a promotion (rewards.md 6). */
export function readPromotion(at: Fields): SimulatedPromotion {
  return { ...readCommon(at), ...readers[at.oneOf('kind', kinds)](at) };
}

function readCommon(at: Fields): Common {
  const code = at.text('code');
  return {
    code,
    from: at.instantOrNone('from'),
    to: at.instantOrNone('to'),
    perMember: at.wholeOrNone('perMember', 0),
    perMemberPerDay: at.wholeOrNone('perMemberPerDay', 0),
    total: at.wholeOrNone('total', 0),
    claimWithinHours: at.wholeOrNone('claimWithinHours', 0),
    exclusiveWith: at.has('exclusiveWith') ? at.texts('exclusiveWith').filter((other) => other !== code) : [],
    wagering: at.has('wagering') ? readWagering(at.fields('wagering')) : null,
  };
}

function readWagering(at: Fields): Wagering {
  return {
    multiplier: at.multiple('multiplier'),
    base: at.oneOf('base', ['bonus', 'depositAndBonus']),
    spend: at.oneOf('spend', ['realFirst', 'bonusFirst']),
    weights: at.map('weights', (weights, name) => {
      if (!isWeightName(name)) weights.bad(name, 'must be default, a product line, vendor:V or game:V/C');
      return weights.percent(name);
    }),
    maxBet: at.amountOrNone('maxBet'),
    days: at.daysOrNone('days', 1),
    maxConversion: at.has('maxConversion') ? at.multiple('maxConversion') : null,
    onWithdrawal: at.oneOf('onWithdrawal', ['forfeit', 'keep']),
  };
}

/** Whether it is a product line of the platform. */
export function isLine(name: string): name is GameType {
  return (gameTypes as readonly string[]).includes(name);
}

function isWeightName(name: string): boolean {
  return name === 'default' || isLine(name) || /^(?:vendor:[^/]+|game:[^/]+\/.+)$/.test(name);
}

import path from 'node:path';
import { toDecimal, money, type Currency } from '@parlour/domain';
import type { Texts } from '../../../kernel/asked-language.ts';
import { shippedTexts } from '../../../kernel/texts/shipped-texts.ts';
import type { LoyaltyTerms } from './terms.ts';

const { namesOf } = shippedTexts(path.join(import.meta.dirname, 'texts'));

/** An item of the mall as it is shipped; `worth` is in units of the currency. */
export interface ShippedItem {
  code: string;
  kind: 'money' | 'freeSpins' | 'goods' | 'coupon';
  title: Texts;
  description: Texts;
  points: number;
  worth?: bigint;
  stock: number | null;
  minLevel: number;
  perMonth: number | null;
  byOperator: boolean;
}

/** Minor units worth about ten dollars, by which a demonstration's figures are scaled to its currency. */
const tens: Partial<Record<Currency, bigint>> = { USD: 1000n, BDT: 100_000n, VND: 250_000n, THB: 35_000n, CNY: 7_000n };
export const tenOf = (currency: Currency): bigint => tens[currency] ?? 1000n;

/** A demonstration's initial terms, in the merchant's currency. Operators can change all of them. */
export function shippedTerms(currency: Currency): LoyaltyTerms {
  const ten = tenOf(currency);
  const of = (tenths: bigint) => toDecimal(money((ten * tenths) / 10n, currency));
  return {
    play: { tieExcluded: ['LIVE', 'PVP', 'BGS'] },
    points: {
      perPoint: { RNG: of(10n), FISH: of(10n), PVP: of(15n), BGS: of(15n), LIVE: of(20n), LOTT: of(20n) },
      convert: { points: 100, amount: of(5n) },
    },
    vip: {
      levels: [
        {
          level: 1,
          name: namesOf('level.bronze'),
          qualify: of(100n),
          keep: of(50n),
          levelUp: of(1n),
          benefits: [namesOf('benefit.gift')],
        },
        {
          level: 2,
          name: namesOf('level.silver'),
          qualify: of(1_000n),
          keep: of(500n),
          levelUp: of(10n),
          benefits: [namesOf('benefit.mall'), namesOf('benefit.rebate')],
          pointsFactor: '120',
        },
        {
          level: 3,
          name: namesOf('level.gold'),
          qualify: of(10_000n),
          keep: of(5_000n),
          levelUp: of(100n),
          benefits: [namesOf('benefit.highest-rebate'), namesOf('benefit.host')],
          pointsFactor: '150',
        },
        {
          level: 4,
          name: namesOf('level.diamond'),
          qualify: of(50_000n),
          keep: of(25_000n),
          levelUp: of(500n),
          benefits: [namesOf('benefit.highest-rebate'), namesOf('benefit.host'), namesOf('benefit.events')],
          pointsFactor: '200',
        },
      ],
    },
    missions: {
      missions: [
        {
          code: 'daily-rounds',
          title: namesOf('mission.daily-rounds'),
          event: 'roundSettled',
          filter: {},
          measure: 'count',
          target: '20',
          reset: 'daily',
          reward: { points: 10 },
        },
        {
          code: 'daily-slots',
          title: namesOf('mission.daily-slots'),
          event: 'roundSettled',
          filter: { line: 'RNG' },
          measure: 'validStake',
          target: of(20n),
          reset: 'daily',
          reward: { amount: of(1n) },
        },
        {
          code: 'weekly-games',
          title: namesOf('mission.weekly-games'),
          event: 'roundSettled',
          filter: {},
          measure: 'distinctGames',
          target: '5',
          reset: 'weekly',
          reward: { points: 50 },
        },
        {
          code: 'weekly-visits',
          title: namesOf('mission.weekly-visits'),
          event: 'signedIn',
          filter: {},
          measure: 'count',
          target: '5',
          reset: 'weekly',
          reward: { points: 25 },
        },
        {
          code: 'monthly-multiple',
          title: namesOf('mission.monthly-multiple'),
          event: 'roundWon',
          filter: {},
          measure: 'bestMultiple',
          target: '50',
          reset: 'monthly',
          reward: { amount: of(5n) },
        },
      ],
    },
    leaderboard: {
      boards: [
        {
          code: 'weekly-stake',
          title: namesOf('board.weekly-stake'),
          window: 'week',
          measure: 'validStake',
          leastStake: of(0n),
          prizes: [of(100n), of(50n), of(20n), of(10n), of(10n)],
        },
      ],
    },
    rebate: {
      rates: { RNG: '0.60', FISH: '0.60', LIVE: '0.45', PVP: '0.45', BGS: '0.45', LOTT: '0.30' },
      levels: [
        { level: 2, rates: { RNG: '0.80', FISH: '0.80', LIVE: '0.60', PVP: '0.60', BGS: '0.60', LOTT: '0.40' } },
        { level: 3, rates: { RNG: '1.00', FISH: '1.00', LIVE: '0.80', PVP: '0.80', BGS: '0.80', LOTT: '0.50' } },
      ],
      min: null,
      maxPerDay: of(500n),
      claimWithinDays: 7,
      intraday: false,
    },
    referral: { amount: of(5n), deposit: of(20n), turnover: of(100n), perMember: 50 },
  };
}

export const shippedItems: readonly ShippedItem[] = [
  {
    code: 'cash-small',
    kind: 'money',
    title: namesOf('item.cash'),
    description: namesOf('item.cash.about'),
    points: 200,
    worth: 10n,
    stock: null,
    minLevel: 0,
    perMonth: 5,
    byOperator: false,
  },
  {
    code: 'cash-large',
    kind: 'money',
    title: namesOf('item.cash-large'),
    description: namesOf('item.cash.about'),
    points: 1500,
    worth: 100n,
    stock: 50,
    minLevel: 2,
    perMonth: 2,
    byOperator: false,
  },
  {
    code: 'coupon',
    kind: 'coupon',
    title: namesOf('item.coupon'),
    description: namesOf('item.coupon.about'),
    points: 80,
    stock: 200,
    minLevel: 0,
    perMonth: 4,
    byOperator: true,
  },
  {
    code: 'mug',
    kind: 'goods',
    title: namesOf('item.mug'),
    description: namesOf('item.mug.about'),
    points: 600,
    stock: 40,
    minLevel: 0,
    perMonth: 1,
    byOperator: true,
  },
  {
    code: 'headphones',
    kind: 'goods',
    title: namesOf('item.headphones'),
    description: namesOf('item.headphones.about'),
    points: 8000,
    stock: 3,
    minLevel: 3,
    perMonth: 1,
    byOperator: true,
  },
];

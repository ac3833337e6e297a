import { toDecimal, money, type Currency } from '@parlour/domain';
import type { Texts } from '../../../kernel/asked-language.ts';
import type { LoyaltyTerms } from './terms.ts';

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
          name: { EN: 'Bronze' },
          qualify: of(100n),
          keep: of(50n),
          levelUp: of(1n),
          benefits: [{ EN: 'A gift for reaching the level' }],
        },
        {
          level: 2,
          name: { EN: 'Silver' },
          qualify: of(1_000n),
          keep: of(500n),
          levelUp: of(10n),
          benefits: [{ EN: 'More items in the points mall' }, { EN: 'A higher rebate' }],
        },
        {
          level: 3,
          name: { EN: 'Gold' },
          qualify: of(10_000n),
          keep: of(5_000n),
          levelUp: of(100n),
          benefits: [{ EN: 'The highest rebate' }, { EN: 'A host of your own' }],
        },
        {
          level: 4,
          name: { EN: 'Diamond' },
          qualify: of(50_000n),
          keep: of(25_000n),
          levelUp: of(500n),
          benefits: [{ EN: 'The highest rebate' }, { EN: 'A host of your own' }, { EN: 'Invitations to events' }],
        },
      ],
    },
    missions: {
      missions: [
        {
          code: 'daily-rounds',
          title: { EN: 'Play twenty rounds' },
          event: 'roundSettled',
          filter: {},
          measure: 'count',
          target: '20',
          reset: 'daily',
          reward: { points: 10 },
        },
        {
          code: 'daily-slots',
          title: { EN: 'Stake on slots' },
          event: 'roundSettled',
          filter: { line: 'RNG' },
          measure: 'validStake',
          target: of(20n),
          reset: 'daily',
          reward: { amount: of(1n) },
        },
        {
          code: 'weekly-games',
          title: { EN: 'Play five different games' },
          event: 'roundSettled',
          filter: {},
          measure: 'distinctGames',
          target: '5',
          reset: 'weekly',
          reward: { points: 50 },
        },
        {
          code: 'weekly-visits',
          title: { EN: 'Log in on five days' },
          event: 'signedIn',
          filter: {},
          measure: 'count',
          target: '5',
          reset: 'weekly',
          reward: { points: 25 },
        },
        {
          code: 'monthly-multiple',
          title: { EN: 'Win fifty times your stake in one round' },
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
          title: { EN: 'Most played this week' },
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
    title: { EN: 'Cash in your balance' },
    description: { EN: 'It is in your balance at once and can be withdrawn.' },
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
    title: { EN: 'A larger sum in your balance' },
    description: { EN: 'It is in your balance at once and can be withdrawn.' },
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
    title: { EN: 'Coffee coupon' },
    description: { EN: 'A code for a cup of coffee; it is sent to you once the order is approved.' },
    points: 80,
    stock: 200,
    minLevel: 0,
    perMonth: 4,
    byOperator: true,
  },
  {
    code: 'mug',
    kind: 'goods',
    title: { EN: 'Enamel mug' },
    description: { EN: 'White enamel with a blue rim, sent to your address.' },
    points: 600,
    stock: 40,
    minLevel: 0,
    perMonth: 1,
    byOperator: true,
  },
  {
    code: 'headphones',
    kind: 'goods',
    title: { EN: 'Headphones' },
    description: { EN: 'Wireless, over the ear, sent to your address.' },
    points: 8000,
    stock: 3,
    minLevel: 3,
    perMonth: 1,
    byOperator: true,
  },
];

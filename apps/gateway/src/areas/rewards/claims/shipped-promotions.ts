import type { Currency } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { OfferedKind, PromotionTexts } from '@parlour/domain/rewards';
import { bannerArtPath } from '../../catalogue/shipped/index.ts';
import { birthdayByLevel, sharedTerms, shippedTexts } from './shipped-texts.ts';

/** A promotion that a demonstration starts with; operators can change all of it. */
export interface ShippedPromotion {
  code: string;
  kind: OfferedKind;
  terms: object;
  texts: PromotionTexts;
}

const day = 86_400_000;

/** The stake of a free spin: one that the in-house slots offer. */
const spinStakes: Partial<Record<Currency, string>> = { USD: '0.20', BDT: '10.00', VND: '5000', THB: '5.00', CNY: '1.00' };

/** The promotions of a merchant's demonstration. `of` converts an amount of dollars, roughly, to its currency. */
export function shippedPromotions(
  { currency, flags }: Pick<Merchant, 'currency' | 'flags'>,
  of: (dollars: bigint) => string,
  now: Date,
): readonly ShippedPromotion[] {
  const spinStake = spinStakes[currency];
  const weights = { RNG: '100', FISH: '100', LIVE: '10', PVP: '20', BGS: '20', default: '0' };
  const wagering = { base: 'bonus', spend: 'realFirst', weights, maxBet: of(5n), onWithdrawal: 'forfeit' };
  const inDays = (days: number) => new Date(Math.ceil((now.getTime() + days * day) / day) * day).toISOString();
  const promotions = [
    {
      code: 'first-deposit',
      kind: 'depositBonus',
      terms: {
        percent: '70',
        deposit: 'first',
        minDeposit: of(10n),
        maxBonus: of(1000n),
        perMember: 1,
        claimWithinHours: 168,
        wagering: { ...wagering, multiplier: '10', days: 14, maxConversion: '10' },
        picture: bannerArtPath('open-books'),
        order: 10,
      },
    },
    {
      code: 'top-up',
      kind: 'depositBonus',
      terms: {
        percent: '10',
        deposit: 'any',
        minDeposit: of(20n),
        maxBonus: of(100n),
        perMemberPerDay: 1,
        claimWithinHours: 24,
        wagering: { ...wagering, multiplier: '5', days: 7 },
        group: 'daily',
        order: 30,
      },
    },
    {
      code: 'welcome',
      kind: 'reward',
      terms: { amount: of(2n), perMember: 1, wagering: { ...wagering, multiplier: '5', days: 7, maxConversion: '5' }, order: 20 },
    },
    {
      code: 'first-spins',
      kind: 'freeSpins',
      terms: {
        spins: 10,
        game: { vendor: 'JL', code: 'lotus-lanterns' },
        stake: spinStake ?? '',
        maxAmount: of(50n),
        playWithinDays: 7,
        perMember: 1,
        wagering: { ...wagering, multiplier: '3', days: 7 },
        picture: bannerArtPath('lotus-lanterns'),
        order: 25,
      },
    },
    {
      code: 'lucky-envelope',
      kind: 'envelope',
      terms: {
        prizes: [
          { amount: of(1n), weight: 9000 },
          { amount: of(5n), weight: 900 },
          { amount: of(50n), weight: 99 },
          { amount: of(500n), weight: 1 },
        ],
        perMember: 1,
        wagering: { ...wagering, multiplier: '3', days: 7 },
        order: 40,
      },
    },
    {
      code: 'seven-days',
      kind: 'signIn',
      terms: {
        amounts: [1n, 1n, 1n, 2n, 2n, 2n, 5n].map(of),
        missed: 'reset',
        wagering: { ...wagering, multiplier: '1', days: 7 },
        order: 50,
      },
    },
    {
      code: 'thirty-rounds',
      kind: 'mission',
      terms: {
        amount: of(1n),
        event: 'roundSettled',
        measure: 'count',
        target: '30',
        reset: 'daily',
        wagering: { ...wagering, multiplier: '1', days: 7 },
        order: 55,
      },
    },
    {
      code: 'weekly-race',
      kind: 'leaderboard',
      terms: {
        window: 'week',
        measure: 'validStake',
        leastStake: of(1n),
        prizes: [100n, 50n, 20n, 10n, 10n].map(of),
        picture: bannerArtPath('evening-tables'),
        order: 57,
      },
    },
    {
      code: 'weekly-cashback',
      kind: 'cashback',
      terms: { period: 'week', percent: '5', minAmount: of(1n), maxAmount: of(500n), claimWithinDays: 7, order: 60 },
    },
    {
      code: 'share-with-friends',
      kind: 'award',
      terms: { maxAmount: of(10n), perMember: 1, mayApplyAgain: true, order: 70 },
    },
    {
      code: 'full-profile',
      kind: 'reward',
      terms: {
        amount: of(1n),
        event: 'profileComplete',
        perMember: 1,
        wagering: { ...wagering, multiplier: '3', days: 7 },
        order: 72,
      },
    },
    {
      code: 'happy-birthday',
      kind: 'reward',
      terms: {
        amount: of(5n),
        event: 'birthday',
        ...(flags.vip && {
          levels: [
            { level: 2, amount: of(10n) },
            { level: 3, amount: of(25n) },
            { level: 4, amount: of(100n) },
          ],
        }),
        wagering: { ...wagering, multiplier: '3', days: 7 },
        group: 'loyalty',
        order: 75,
      },
    },
    {
      code: 'for-regulars',
      kind: 'reward',
      terms: {
        amount: of(5n),
        perMember: 1,
        optIn: true,
        eligible: { all: [{ is: 'depositCount', days: 30, least: 3 }] },
        wagering: { ...wagering, multiplier: '3', days: 7 },
        group: 'loyalty',
        order: 80,
      },
    },
    {
      code: 'month-of-tickets',
      kind: 'raffle',
      terms: {
        prizes: [of(200n), of(50n), of(50n), of(10n), of(10n), of(10n)],
        tickets: { per: 'deposit', each: of(10n), most: 100 },
        to: inDays(30),
        order: 45,
      },
    },
    {
      code: 'first-tickets',
      kind: 'raffle',
      // The operator of a demonstration ends it early, once members have their tickets; then it is drawn.
      terms: { prizes: [of(20n), of(5n), of(5n)], tickets: { per: 'deposit', each: of(10n), most: 5 }, to: inDays(30), order: 100 },
    },
    {
      code: 'grand-opening',
      kind: 'depositBonus',
      terms: {
        percent: '25',
        deposit: 'any',
        minDeposit: of(20n),
        maxBonus: of(200n),
        perMember: 1,
        total: 500,
        from: inDays(3),
        claimWithinHours: 24,
        exclusiveWith: ['top-up'],
        wagering: { ...wagering, multiplier: '8', days: 7 },
        order: 90,
      },
    },
  ] as const satisfies readonly Omit<ShippedPromotion, 'texts'>[];
  const offered = promotions.filter(({ kind }) => kind !== 'freeSpins' || spinStake !== undefined);
  return offered.map((promotion) => {
    const byLevel = flags.vip && promotion.code === 'happy-birthday' && { description: birthdayByLevel };
    return { ...promotion, texts: { ...shippedTexts[promotion.code], ...byLevel, terms: sharedTerms } };
  });
}

import type { Currency } from '../../currencies.ts';
import type { LanguageCode } from '../../languages.ts';
import { highestReward } from '../gifts.ts';
import { highestPrize, worstCost } from './offer-cost.ts';
import { textProblems, type PromotionTexts, type TextProblem } from './offer-texts.ts';
import type { Offer } from './read-offer.ts';

/** What a jurisdiction allows for bonus money. */
export interface BonusLimits {
  /** Highest multiplier, in hundredths; null for none. */
  readonly maxMultiplier: bigint | null;
  /** Whether a bonus may be played across several product lines. */
  readonly mixedLines: boolean;
}

/** The limits by law: strict under a licence, since some regulators allow a multiplier of ten at most and no mixing (R7). */
export function bonusLimitsOf({ licence }: { licence: string }): BonusLimits {
  return licence === 'demo' ? { maxMultiplier: null, mixedLines: true } : { maxMultiplier: 1_000n, mixedLines: false };
}

/** Why a promotion cannot be published as it is. */
export type PublicationProblem =
  | TextProblem
  | { readonly code: 'prizeWithoutWeight' | 'multiplierTooHigh' | 'mixedLines' | 'noWeights' | 'ended' }
  | { readonly code: 'budgetTooSmall'; readonly needed: bigint };

/**
 * Everything that prevents a promotion from being published (R7). `budget` is its current budget, in minor units; `now` is in milliseconds.
 */
export function publicationProblems(
  offer: Offer,
  texts: PromotionTexts,
  site: { currency: Currency; languages: readonly LanguageCode[]; limits: BonusLimits; budget: bigint; now: number },
): readonly PublicationProblem[] {
  const { terms } = offer;
  const { limits, budget, now } = site;
  const problems: PublicationProblem[] = [...textProblems(texts, offer, site)];
  if (terms.to !== null && terms.to <= now) problems.push({ code: 'ended' });
  if (terms.kind === 'envelope') {
    const promised = terms.prizes.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    if (highestPrize(terms) < promised) problems.push({ code: 'prizeWithoutWeight' });
  }
  const needed = neededBudget(offer);
  if (budget < needed) problems.push({ code: 'budgetTooSmall', needed });
  if (terms.wagering) {
    const { multiplier, weights } = terms.wagering;
    if (limits.maxMultiplier !== null && multiplier > limits.maxMultiplier) problems.push({ code: 'multiplierTooHigh' });
    const counted = [...weights].filter(([, weight]) => weight > 0n);
    if (counted.length === 0) problems.push({ code: 'noWeights' });
    if (!limits.mixedLines && counted.length > 1) problems.push({ code: 'mixedLines' });
  }
  return problems;
}

/** What the budget must hold: everything that can be claimed if that is limited, else the largest single claim (R7, R34). */
function neededBudget(offer: Offer): bigint {
  const { terms } = offer;
  const worst = worstCost(offer);
  if (worst !== null) return worst;
  switch (terms.kind) {
    case 'envelope':
      return highestPrize(terms);
    case 'raffle':
    case 'leaderboard':
      return terms.prizes.reduce((sum, prize) => sum + prize, 0n);
    case 'reward':
      return highestReward(terms);
    case 'invite':
    case 'mission':
      return terms.amount;
    case 'levelUp':
      return (terms.levels ?? []).reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    case 'signIn':
      return terms.amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);
    case 'depositBonus':
      return terms.maxBonus ?? 1n;
    case 'freeSpins':
    case 'award':
    case 'cashback':
      return terms.maxAmount ?? 1n;
  }
}

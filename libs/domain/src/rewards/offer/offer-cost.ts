import { highestReward } from '../gifts.ts';
import type { Offer } from './read-offer.ts';

/** What one claim costs the house, in minor units; null if it depends on the member and has no limit. */
export interface ClaimCost {
  readonly expected: bigint | null;
  readonly worst: bigint | null;
}

/** What a claim costs on average and at most, before any of it is lost again. A calendar and a raffle count as a whole (R7). */
export function claimCost({ terms }: Pick<Offer, 'terms'>): ClaimCost {
  switch (terms.kind) {
    case 'depositBonus':
      return { expected: null, worst: terms.maxBonus };
    case 'reward': {
      const worst = highestReward(terms);
      // How many members have which level is not known here.
      return { expected: worst === terms.amount ? worst : null, worst };
    }
    case 'invite':
    case 'mission':
      return { expected: terms.amount, worst: terms.amount };
    case 'award':
      return { expected: null, worst: terms.maxAmount };
    case 'freeSpins':
    case 'cashback':
      return { expected: null, worst: terms.maxAmount };
    case 'signIn': {
      const all = terms.amounts.reduce((sum, amount) => sum + amount, 0n);
      return { expected: all, worst: all };
    }
    // Of each window.
    case 'leaderboard':
    case 'raffle': {
      const all = terms.prizes.reduce((sum, prize) => sum + prize, 0n);
      return { expected: all, worst: all };
    }
    case 'levelUp': {
      const most = (terms.levels ?? []).reduce((highest, { amount }) => (amount > highest ? amount : highest), 0n);
      return { expected: null, worst: most };
    }
    case 'envelope': {
      const total = terms.prizes.reduce((sum, { weight }) => sum + weight, 0n);
      const weighed = terms.prizes.reduce((sum, { amount, weight }) => sum + amount * weight, 0n);
      return { expected: weighed / total, worst: highestPrize(terms) };
    }
  }
}

/** What all claims cost at most; null if neither their number nor a single claim is limited. */
export function worstCost(offer: Pick<Offer, 'terms'>): bigint | null {
  const { worst } = claimCost(offer);
  // A raffle is drawn once, and such a board has one end.
  if (offer.terms.kind === 'raffle' || (offer.terms.kind === 'leaderboard' && offer.terms.window === 'once')) return worst;
  if (offer.terms.kind === 'leaderboard') return null;
  const { total } = offer.terms;
  return worst === null || total === null ? null : worst * BigInt(total);
}

/** The highest prize that can be drawn: one without a weight cannot be won. */
export function highestPrize({ prizes }: { prizes: readonly { amount: bigint; weight: bigint }[] }): bigint {
  return prizes.reduce((most, { amount, weight }) => (weight > 0n && amount > most ? amount : most), 0n);
}

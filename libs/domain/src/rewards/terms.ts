import type { Currency } from '../currencies.ts';
import { Fields } from './simulator/bad-case.ts';
import { readPromotion, type SimulatedPromotion } from './simulator/promotions.ts';

/** A promotion's terms, read: amounts in minor units, times in milliseconds. The simulator plays the same. */
export type PromotionTerms = SimulatedPromotion;

export interface TermsOf {
  readonly code: string;
  readonly kind: string;
  readonly currency: Currency;
  /** The server seed of a draw, made when the promotion is published (R30). Without it the terms can be read, but nothing can be drawn. */
  readonly serverSeed?: string | undefined;
}

const noSeed = '0'.repeat(64);

/** Reads terms as operators wrote them (rewards.md 6); throws a BadCase that names the invalid value. */
export function readTerms(terms: unknown, of: TermsOf): PromotionTerms {
  return readPromotion(fieldsOf(terms, of));
}

/** The terms as an object with its promotion's code, kind and seed. */
export function fieldsOf(terms: unknown, { code, kind, currency, serverSeed = noSeed }: TermsOf): Fields {
  const isObject = typeof terms === 'object' && terms !== null && !Array.isArray(terms);
  return new Fields(isObject ? { ...terms, code, kind, serverSeed } : terms, 'terms', currency);
}

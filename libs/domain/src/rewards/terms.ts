import type { Currency } from '../currencies.ts';
import { Fields } from './simulator/bad-case.ts';
import { readPromotion, type SimulatedPromotion } from './simulator/promotions.ts';

/** A promotion's terms, read: amounts in minor units, times in milliseconds. The simulator plays the same. */
export type PromotionTerms = SimulatedPromotion;

/** Reads terms as operators wrote them (rewards.md 6); throws a BadCase that names the value that is wrong. */
export function readTerms(terms: unknown, { code, kind, currency }: { code: string; kind: string; currency: Currency }): PromotionTerms {
  return readPromotion(new Fields(typeof terms === 'object' && terms !== null ? { ...terms, code, kind } : terms, 'terms', currency));
}

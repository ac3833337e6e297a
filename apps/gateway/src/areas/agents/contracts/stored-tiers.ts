import { fromDecimal, money, toDecimal, type Currency } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { amountFields, noTier, parseRate, rateFields, writeRate, type AffiliateTerms, type Tier } from '@parlour/domain/agents';
import { Refusal } from '../../../kernel/refusal.ts';

type WireTier = components['schemas']['ContractTier'];

/** A tier as stored: rates in percent and thresholds in major units, as in the contract. */
export type StoredTier = WireTier;

/** Terms of an affiliate's contract besides its tiers; rates in percent. */
export interface StoredTerms {
  readonly platformFee?: string;
  readonly paymentFee?: string;
  readonly introducerRate?: string;
  readonly minActive?: number;
  readonly negativeCarry?: boolean;
}

/** Parses tiers from a request or the database; throws `field_invalid` at the first amount with more decimals than the currency. */
export function tiersFrom(tiers: readonly StoredTier[], currency: Currency): Tier[] {
  return tiers.map((tier, index) => {
    const read: { -readonly [F in keyof Tier]: Tier[F] } = { ...noTier, active: tier.active ?? 0 };
    for (const field of rateFields) read[field] = rateFrom(tier[field]);
    for (const field of amountFields) {
      const text = tier[field];
      if (text === undefined) continue;
      try {
        read[field] = fromDecimal(text, currency).minor;
      } catch {
        throw new Refusal('field_invalid', { fields: [{ field: `tiers.${index}.${field}`, rule: 'wrong' }] });
      }
    }
    return read;
  });
}

/** Tiers as stored and shown, without zeros. */
export function tiersToWire(tiers: readonly Tier[], currency: Currency): StoredTier[] {
  return tiers.map((tier) => ({
    ...Object.fromEntries(rateFields.filter((field) => tier[field] !== 0n).map((field) => [field, writeRate(tier[field])])),
    ...Object.fromEntries(
      amountFields.filter((field) => tier[field] !== 0n).map((field) => [field, toDecimal(money(tier[field], currency))]),
    ),
    ...(tier.active > 0 && { active: tier.active }),
  }));
}

/** The terms of an affiliate's contract, with defaults for missing ones. */
export function termsFrom(tiers: readonly Tier[], terms: StoredTerms): AffiliateTerms {
  return {
    tiers,
    platformFee: rateFrom(terms.platformFee),
    paymentFee: rateFrom(terms.paymentFee),
    introducerRate: rateFrom(terms.introducerRate),
    minActive: terms.minActive ?? 0,
    negativeCarry: terms.negativeCarry ?? true,
  };
}

/** The same with every term, as the contract of the API writes it. */
export function termsToWire(terms: StoredTerms): Required<StoredTerms> {
  const { platformFee, paymentFee, introducerRate, minActive, negativeCarry } = termsFrom([], terms);
  return {
    platformFee: writeRate(platformFee),
    paymentFee: writeRate(paymentFee),
    introducerRate: writeRate(introducerRate),
    minActive,
    negativeCarry,
  };
}

/** Whether two contracts state the same besides their tiers. */
export function haveSameTerms(a: StoredTerms, b: StoredTerms): boolean {
  return JSON.stringify(termsToWire(a)) === JSON.stringify(termsToWire(b));
}

function rateFrom(text: string | undefined): bigint {
  return (text === undefined ? undefined : parseRate(text)) ?? 0n;
}

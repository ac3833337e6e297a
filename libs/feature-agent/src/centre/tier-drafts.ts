// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { fromDecimal, type Currency } from '@parlour/domain';
import {
  amountFields,
  noTier,
  parseRate,
  rateFields,
  reasonsAgainst,
  type ContractKind,
  type OfferPolicy,
  type OfferReason,
  type Tier,
} from '@parlour/domain/agents';
import { fieldsOfKind, type TierField } from './contract-words.ts';

/** The texts of one tier's fields, as they are typed. */
export type TierDraft = Partial<Record<TierField, string>>;
type WireTier = Schema<'ContractTier'>;

export const draftOf = (tier: WireTier): TierDraft =>
  Object.fromEntries(Object.entries(tier).map(([field, value]) => [field, String(value)]));

const isRate = (field: TierField): boolean => rateFields.some((each) => each === field);
const isAmount = (field: TierField): boolean => amountFields.some((each) => each === field);

/** Why a field's text is none, or undefined; an empty threshold is 0. */
export function fieldProblem(field: TierField, typed: string, currency: Currency): MessageDescriptor | undefined {
  const text = typed.trim();
  if (isRate(field)) return /^\d{1,3}(\.\d{1,4})?$/.test(text) ? undefined : msg`Please enter a percentage, such as 1.2.`;
  if (text === '') return undefined;
  if (!isAmount(field)) return /^\d{1,6}$/.test(text) ? undefined : msg`Please enter a whole number.`;
  try {
    if (!/^\d{1,15}(\.\d{1,4})?$/.test(text)) throw new RangeError(text);
    fromDecimal(text, currency);
    return undefined;
  } catch {
    return msg`Please enter an amount, such as 5000.`;
  }
}

/** A draft without problems as the contract writes it; what is empty or does not belong to the kind is left out. */
export function wireTier(kind: ContractKind, draft: TierDraft): WireTier {
  const tier: Record<string, string | number> = {};
  for (const field of fieldsOfKind[kind]) {
    const text = draft[field]?.trim() ?? '';
    if (text !== '') tier[field] = field === 'active' ? Number(text) : text;
  }
  return tier;
}

/** A tier of the wire as the rules read it. */
export function readTier(tier: WireTier, currency: Currency): Tier {
  const read: { -readonly [F in keyof Tier]: Tier[F] } = { ...noTier, active: tier.active ?? 0 };
  for (const field of rateFields) read[field] = parseRate(tier[field]) ?? 0n;
  for (const field of amountFields) read[field] = fromDecimal(tier[field] ?? '0', currency).minor;
  return read;
}

export function readLimits({ minRate, maxRate, step, maxTiers, sameRate }: Schema<'OfferLimits'>): OfferPolicy {
  return { minRate: parseRate(minRate) ?? 0n, maxRate: parseRate(maxRate) ?? 0n, step: parseRate(step) ?? 1n, maxTiers, sameRate };
}

/** The reasons against each tier, by the rules that the gateway asks again: those of the tier itself, and those beside the one before it. */
export function reasonsByTier(asked: {
  kind: ContractKind;
  tiers: readonly Tier[];
  payer: readonly Tier[] | null;
  policy: OfferPolicy;
}): OfferReason[][] {
  const { tiers } = asked;
  return tiers.map((tier, index) => {
    const alone = reasonsAgainst({ ...asked, tiers: [tier] });
    const before = tiers[index - 1];
    const beside = before ? reasonsAgainst({ ...asked, payer: 'platform', tiers: [before, tier] }) : [];
    const ordered = beside.filter((reason) => reason === 'RATE_ORDER' || reason === 'THRESHOLD_ORDER');
    return [...alone.filter((reason) => reason !== 'NO_OWN_CONTRACT'), ...ordered];
  });
}

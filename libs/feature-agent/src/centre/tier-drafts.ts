// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { fromDecimal, type Currency } from '@parlour/domain';
import {
  amountFields,
  fieldsOfKind,
  rateFields,
  reasonsAgainst,
  type ContractKind,
  type OfferPolicy,
  type OfferReason,
  type Tier,
  type TierField,
} from '@parlour/domain/agents';

/** The texts of one tier's fields, as they are typed. */
export type TierDraft = Partial<Record<TierField, string>>;
type WireTier = Schema<'ContractTier'>;

export const draftOf = (tier: WireTier): TierDraft =>
  Object.fromEntries(Object.entries(tier).map(([field, value]) => [field, String(value)]));

const isRate = (field: TierField): boolean => rateFields.some((each) => each === field);
const isAmount = (field: TierField): boolean => amountFields.some((each) => each === field);

/** Why a field's text is invalid, or undefined; an empty threshold is 0. */
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

/** A valid draft as the contract writes it, without empty fields and those that do not belong to the kind. */
export function wireTier(kind: ContractKind, draft: TierDraft): WireTier {
  const tier: Record<string, string | number> = {};
  for (const field of fieldsOfKind[kind]) {
    const text = draft[field]?.trim() ?? '';
    if (text !== '') tier[field] = field === 'active' ? Number(text) : text;
  }
  return tier;
}

/**
 * The reasons against each tier, by the rules that the gateway checks again: about the tier itself, and about its relation to the previous
 * one.
 */
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

import type { AgentTree } from './agent-tree.ts';
import { parseRate, type Rate } from './rates.ts';
import { ratesOfKind, thresholdFields, type ContractKind, type Tier } from './tiers.ts';

const offerReasons = [
  'NO_OWN_CONTRACT',
  'TIER_COUNT',
  'RATE_RANGE',
  'RATE_STEP',
  'RATE_ORDER',
  'THRESHOLD_ORDER',
  'LOSS_ABOVE_TURNOVER',
  'NOT_COVERED',
] as const;
export type OfferReason = (typeof offerReasons)[number];
/** Reasons that are given alone: they concern the request itself, not the tiers. */
export type OfferRefusal = OfferReason | 'NOT_DIRECT_DOWNLINE' | 'NO_CONTRACT';

export interface OfferPolicy {
  readonly minRate: Rate;
  readonly maxRate: Rate;
  readonly maxTiers: number;
  /** Rates are multiples of it; above 0. */
  readonly step: Rate;
  /** Whether a child may get the payer's own rate. */
  readonly sameRate: boolean;
}

/** Limits of offers as the contract of the API writes them, rates in percent. */
export function readLimits(
  written: Record<'minRate' | 'maxRate' | 'step', string> & Pick<OfferPolicy, 'maxTiers' | 'sameRate'>,
): OfferPolicy {
  const { minRate, maxRate, step, maxTiers, sameRate } = written;
  return { minRate: parseRate(minRate) ?? 0n, maxRate: parseRate(maxRate) ?? 0n, step: parseRate(step) ?? 1n, maxTiers, sameRate };
}

/** Thresholds that may not fall from one tier to the next; agents.md 3 does not list `ngr` among them. */
const orderedThresholds = [
  'turnover',
  'loss',
  'bet5',
  'bet15',
  'active',
  'single',
] as const satisfies readonly (typeof thresholdFields)[number][];

export const usualOfferPolicy: OfferPolicy = { minRate: 0n, maxRate: 1_000_000n, maxTiers: 6, step: 100n, sameRate: true };

/**
 * All reasons against tiers for a downline, in the order of agents.md 3; empty when they may be offered. `payer` holds the tiers of the
 * offering agent's own contract, null when there is none; the platform has no tiers to cover.
 */
export function reasonsAgainst(asked: {
  kind: ContractKind;
  tiers: readonly Tier[];
  payer: 'platform' | readonly Tier[] | null;
  policy: OfferPolicy;
}): OfferReason[] {
  const { kind, tiers, payer, policy } = asked;
  const rates = ratesOfKind[kind];
  const all = tiers.flatMap((tier) => rates.map((field) => tier[field]));
  const steps = tiers.slice(1).map((tier, index) => ({ below: tiers[index]!, tier }));
  const found: Record<OfferReason, boolean> = {
    NO_OWN_CONTRACT: payer === null,
    TIER_COUNT: tiers.length === 0 || tiers.length > policy.maxTiers,
    RATE_RANGE: all.some((rate) => rate < policy.minRate || rate > policy.maxRate),
    RATE_STEP: all.some((rate) => rate % policy.step !== 0n),
    RATE_ORDER: steps.some(
      ({ below, tier }) => rates.some((field) => tier[field] < below[field]) || !rates.some((field) => tier[field] > below[field]),
    ),
    THRESHOLD_ORDER: steps.some(({ below, tier }) => orderedThresholds.some((field) => tier[field] < below[field])),
    LOSS_ABOVE_TURNOVER: tiers.some((tier) => tier.loss > tier.turnover && !(kind === 'dividend' && tier.turnover === 0n)),
    NOT_COVERED: payer !== null && payer !== 'platform' && !covers({ kind, payer, tiers, policy }),
  };
  return offerReasons.filter((reason) => found[reason]);
}

/** Whether, for each tier, the payer has a tier that is reached no later and pays no less. */
export function covers(asked: {
  kind: ContractKind;
  payer: readonly Tier[];
  tiers: readonly Tier[];
  policy: Pick<OfferPolicy, 'sameRate'>;
}): boolean {
  const enough = (own: Rate, rate: Rate): boolean => (asked.policy.sameRate ? own >= rate : own > rate);
  return asked.tiers.every((tier) =>
    asked.payer.some(
      (own) =>
        thresholdFields.every((field) => own[field] <= tier[field]) &&
        ratesOfKind[asked.kind].every((field) => enough(own[field], tier[field])),
    ),
  );
}

/**
 * Whose contracts of the kind end when the holder's contract becomes `tiers` (null: ends), in the order of accounts: those of each direct
 * child that the new tiers do not cover, and all those below such a child.
 */
export function closureOf(asked: {
  kind: ContractKind;
  tree: AgentTree;
  contracts: ReadonlyMap<string, readonly Tier[]>;
  holder: string;
  tiers: readonly Tier[] | null;
  policy: Pick<OfferPolicy, 'sameRate'>;
}): string[] {
  const { kind, tree, contracts, tiers, policy } = asked;
  const ending: string[] = [];
  const end = (account: string): void => {
    if (contracts.has(account)) ending.push(account);
    for (const child of tree.childrenOf(account)) end(child);
  };
  for (const child of tree.childrenOf(asked.holder)) {
    const own = contracts.get(child);
    if (own && (tiers === null || !covers({ kind, payer: tiers, tiers: own, policy }))) end(child);
  }
  return ending.toSorted((a, b) => tree.orderOf(a) - tree.orderOf(b));
}

export interface OfferAnswer {
  readonly valid: boolean;
  readonly reasons: readonly OfferRefusal[];
  /** Empty unless valid. */
  readonly closure: readonly string[];
}

/**
 * What an offer by `by` (an account, or `platform` at level 1) would lead to, or why it may not be made; `tiers` null ends the contract.
 */
export function judgeOffer(asked: {
  kind: ContractKind;
  tree: AgentTree;
  contracts: ReadonlyMap<string, readonly Tier[]>;
  holder: string;
  by: string;
  tiers: readonly Tier[] | null;
  policy: OfferPolicy;
}): OfferAnswer {
  const { tree, contracts, holder, tiers } = asked;
  const parent = tree.parentOf(holder);
  const refused = (...reasons: OfferRefusal[]): OfferAnswer => ({ valid: false, reasons, closure: [] });
  if ((parent ?? 'platform') !== asked.by) return refused('NOT_DIRECT_DOWNLINE');
  if (tiers === null && !contracts.has(holder)) return refused('NO_CONTRACT');
  const payer = parent === null ? ('platform' as const) : (contracts.get(parent) ?? null);
  const reasons = tiers === null ? [] : reasonsAgainst({ ...asked, tiers, payer });
  return reasons.length > 0 ? refused(...reasons) : { valid: true, reasons, closure: closureOf(asked) };
}

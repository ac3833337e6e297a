import type { components } from '@parlour/office-api/contract';
import { fromDecimal, type Currency } from '@parlour/domain';
import {
  parseRate,
  usualOfferPolicy,
  type Carry,
  type ContractKind,
  type Cycle,
  type OfferPolicy,
  type Rate,
  type TurnoverRule,
} from '@parlour/domain/agents';
import type { Db } from '../../kernel/tables.ts';

/** What operators have set of a policy, by the names of agents.md 11; anything left out has its default. */
export type StoredPolicy = components['schemas']['AgentPolicy'];

/** A merchant's policy in the form of the rules; amounts in minor units. */
export interface AgentPolicy {
  /** 0 if the merchant has set none. */
  readonly version: number;
  readonly includeSelf: boolean;
  readonly products: readonly string[] | null;
  readonly activeMin: bigint;
  readonly lossCheck: boolean;
  readonly turnoverUnit: bigint | null;
  readonly payFromWallet: boolean;
  readonly unreachedUpline: 'settle' | 'stop';
  /** Bets that cover less of the possible results earn no hourly salary; 0 counts all. */
  readonly singlePickMin: Rate;
  readonly deducts: readonly string[];
  /** Runs pay dividends; otherwise these wait for an approval and for their holders. */
  readonly autoSend: boolean;
  readonly carry: Carry;
  readonly turnoverRule: TurnoverRule;
  readonly rebateMode: 'groups' | 'pool';
  readonly base: number;
  readonly pool: Rate;
  readonly meteredFrom: number | null;
  readonly transferMin: bigint;
  readonly transferDailyCap: bigint;
  readonly transferPairCap: bigint;
  readonly transferTurnover: number;
  /** From this amount on an operator decides; null: from the merchant's limit for two operators on. */
  readonly transferTwoPeople: bigint | null;
  /** How long the periods of a kind are. */
  cycleOf(kind: ContractKind): Cycle;
  offersOf(kind: ContractKind): OfferPolicy;
}

/** The policy in force at a merchant, or the version that a run has used. */
export async function agentPolicyOf(db: Db, merchant: string, currency: Currency, version?: number): Promise<AgentPolicy> {
  let rows = db.selectFrom('agent_policy').select(['version', 'policy']).where('merchant', '=', merchant);
  if (version !== undefined) rows = rows.where('version', '=', version);
  const row = version === 0 ? undefined : await rows.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return policyFrom(row?.policy ?? {}, currency, row?.version ?? 0);
}

/** Screens set 2 percent for daily wages and 40 for dividends (agents.md 3). */
const usualMaxRate: Partial<Record<ContractKind, string>> = { daily: '2', hourly: '2', realtime: '2', dividend: '40', affiliate: '60' };

export function policyFrom(stored: StoredPolicy, currency: Currency, version: number): AgentPolicy {
  const minor = (text: string | undefined, usual: string): bigint => fromDecimal(text ?? usual, currency).minor;
  const percent = (text: string | undefined, usual: string): Rate => parseRate(text ?? usual) ?? 0n;
  return {
    version,
    includeSelf: stored.includeSelf ?? true,
    products: stored.products ?? null,
    activeMin: minor(stored.activeMin, '500'),
    lossCheck: stored.lossCheck ?? false,
    turnoverUnit: stored.turnoverUnit ? minor(stored.turnoverUnit, '0') : null,
    payFromWallet: stored.payFromWallet ?? true,
    unreachedUpline: stored.unreachedUpline ?? 'settle',
    singlePickMin: percent(stored.singlePickMin, '25'),
    deducts: stored.deducts ?? ['betRebate', 'agentRebate', 'promotion', 'fee'],
    autoSend: stored.autoSend ?? true,
    carry: stored.carry ?? 0,
    turnoverRule: stored.turnoverRule ?? 'total',
    rebateMode: stored.rebateMode ?? 'groups',
    base: stored.base ?? 1800,
    pool: percent(stored.pool, '0'),
    meteredFrom: stored.meteredFrom ?? null,
    transferMin: minor(stored.transferMin, '1'),
    transferDailyCap: minor(stored.transferDailyCap, '100000'),
    transferPairCap: minor(stored.transferPairCap, '50000'),
    transferTurnover: stored.transferTurnover ?? 1,
    transferTwoPeople: stored.transferTwoPeople ? minor(stored.transferTwoPeople, '0') : null,
    cycleOf: (kind) => {
      if (kind === 'dividend') return stored.dividendCycle ?? 'semimonthly';
      if (kind === 'affiliate') return stored.affiliateCycle ?? 'monthly';
      return kind === 'realtime' ? 'window' : kind;
    },
    offersOf: (kind) => {
      const set = stored.offers?.[kind] ?? {};
      return {
        minRate: percent(set.minRate, '0'),
        maxRate: percent(set.maxRate, usualMaxRate[kind] ?? '100'),
        maxTiers: set.maxTiers ?? usualOfferPolicy.maxTiers,
        step: percent(set.step, '0.01'),
        sameRate: set.sameRate ?? usualOfferPolicy.sameRate,
      };
    },
  };
}

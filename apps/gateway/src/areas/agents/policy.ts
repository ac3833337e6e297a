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

/** The parts of a policy that operators have set, by the names of agents.md 11; the rest has defaults. */
export type StoredPolicy = components['schemas']['AgentPolicy'];

/** A merchant's policy as the rules take it; amounts in minor units. */
export interface AgentPolicy {
  /** The policy's version; 0 if the merchant has set none. */
  readonly version: number;
  readonly includeSelf: boolean;
  readonly products: readonly string[] | null;
  readonly activeMin: bigint;
  readonly lossCheck: boolean;
  readonly turnoverUnit: bigint | null;
  readonly payFromWallet: boolean;
  readonly unreachedUpline: 'settle' | 'stop';
  /** Bets that cover a smaller share of the possible results earn no hourly salary; 0 counts all bets. */
  readonly singlePickMin: Rate;
  readonly deducts: readonly string[];
  /** True if runs pay dividends; otherwise dividends wait for approval and for their holders. */
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
  /** From this amount on an operator decides; null for the merchant's limit above which two operators are needed. */
  readonly transferTwoPeople: bigint | null;
  /** The length of a kind's periods. */
  cycleOf(kind: ContractKind): Cycle;
  offersOf(kind: ContractKind): OfferPolicy;
}

/** The policy in force at a merchant, or a given version. */
export async function agentPolicyOf(db: Db, merchant: string, currency: Currency, version?: number): Promise<AgentPolicy> {
  let rows = db.selectFrom('agent_policy').select(['version', 'policy']).where('merchant', '=', merchant);
  if (version !== undefined) rows = rows.where('version', '=', version);
  const row = version === 0 ? undefined : await rows.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return policyFrom(row?.policy ?? {}, currency, row?.version ?? 0);
}

/** The length of a kind's periods by a stored policy. */
export function cycleIn(stored: Pick<StoredPolicy, 'dividendCycle' | 'affiliateCycle'>, kind: ContractKind | 'rebate'): Cycle {
  if (kind === 'dividend') return stored.dividendCycle ?? 'semimonthly';
  if (kind === 'affiliate') return stored.affiliateCycle ?? 'monthly';
  return kind === 'realtime' || kind === 'rebate' ? 'window' : kind;
}

/** The highest rate that can be offered by default, in percent (agents.md 3). */
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
    cycleOf: (kind) => cycleIn(stored, kind),
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

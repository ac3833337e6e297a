import {
  affiliateDue,
  carryInOf,
  dailyDue,
  daysOf,
  dividendDue,
  hourlyDue,
  stopBelowUnreached,
  type AffiliateTerms,
  type AgentTree,
  type Due,
  type Period,
} from '@parlour/domain/agents';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentPolicy } from '../policy.ts';
import { noTeamSums, sumsOfTeams, type TeamSums } from './facts.ts';

/** Kinds whose contracts make one bill per period. */
export type BilledKind = 'daily' | 'hourly' | 'dividend' | 'affiliate';

export interface AskedDues {
  readonly kind: BilledKind;
  readonly merchant: string;
  readonly currency: string;
  readonly zone: string;
  readonly policy: AgentPolicy;
  readonly period: Period;
  readonly tree: AgentTree;
  /** By holder. */
  readonly terms: ReadonlyMap<string, AffiliateTerms>;
  /** Figures that the holders' previous bills carry over. */
  readonly last?: ReadonlyMap<string, { readonly period: string; readonly net: bigint; readonly basis: bigint; readonly held: bigint }>;
  /** The figures of the holders' teams, if already computed; a missing team has none. */
  readonly sums?: ReadonlyMap<string, TeamSums>;
  /** Corrections for bets that were voided after they had been counted. */
  readonly adjustments?: ReadonlyMap<string, bigint>;
}

/** An affiliate's players are those without a nearer affiliate above. */
export const teamsOf = (kind: BilledKind): 'all' | 'nearest' => (kind === 'affiliate' ? 'nearest' : 'all');

/** What each holder's contract yields for a period, before anything is paid: the domain's rules applied to the sums of one statement. */
export async function duesOf(trx: Db, asked: AskedDues): Promise<Map<string, Due>> {
  const { kind, merchant, currency, policy, period, tree, terms, zone } = asked;
  const sums =
    asked.sums ??
    (await sumsOfTeams(trx, {
      merchant,
      currency,
      kind,
      policy,
      span: period,
      holders: [...terms.keys()],
      teams: teamsOf(kind),
    }));
  const dues = new Map<string, Due>();
  for (const [holder, own] of terms) {
    const { costs, deposits, ...figures } = sums.get(holder) ?? noTeamSums;
    const last = asked.last?.get(holder);
    const adjustment = asked.adjustments?.get(holder) ?? 0n;
    if (kind === 'daily') dues.set(holder, dailyDue(figures, own.tiers, policy));
    else if (kind === 'hourly') dues.set(holder, hourlyDue(figures, own.tiers));
    else if (kind === 'affiliate')
      dues.set(holder, affiliateDue(figures, own, { ggr: figures.net + costs, costs, deposits, adjustment, last }));
    else {
      const carryIn = carryInOf(policy.carry, period.id, last);
      const given = { adjustment, carryIn, turnoverRule: policy.turnoverRule, days: daysOf(period, zone) };
      dues.set(holder, dividendDue(figures, own.tiers, given));
    }
  }
  return policy.unreachedUpline === 'stop' && kind !== 'affiliate' ? stopBelowUnreached(dues, tree) : dues;
}

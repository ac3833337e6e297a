import type { components } from '@parlour/api/contract';
import { money, toWire, type Currency } from '@parlour/domain';
import {
  affiliateDue,
  carryInOf,
  dailyDue,
  daysOf,
  dividendDue,
  hourlyDue,
  periodAt,
  type AffiliateTerms,
  type ContractKind,
  type Due,
  type Period,
  type Tier,
} from '@parlour/domain/agents';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentPolicy } from '../policy.ts';
import { noTeamSums, sumsOfTeams, type TeamSums } from '../settlement/facts.ts';
import { billFrom } from '../settlement/stored-bills.ts';
import type { ContractLine } from './lines.ts';
import { termsFrom, type StoredTerms } from './stored-tiers.ts';

type Schemas = components['schemas'];

const shown = 3;

/** The latest closed periods of a cycle, oldest first. */
function closedPeriods(cycle: Period['cycle'], now: number, zone: string, count = shown): Period[] {
  const periods: Period[] = [];
  let before = periodAt(cycle, now, zone).start;
  for (let i = 0; i < count; i++) {
    const period = periodAt(cycle, before - 1, zone);
    periods.unshift(period);
    before = period.start;
  }
  return periods;
}

/** What a period leaves to the next one of the same account. */
type Last = Pick<Due, 'net' | 'basis' | 'held'> & { readonly period: string };

/** What tiers yield for a team's figures, with what the period before left to this one. */
function dueOf(
  kind: Exclude<ContractKind, 'realtime'>,
  { costs, deposits, ...figures }: TeamSums,
  terms: AffiliateTerms,
  { policy, period, zone, last }: { policy: AgentPolicy; period: Period; zone: string; last: Last | undefined },
): Due {
  const { tiers } = terms;
  if (kind === 'daily') return dailyDue(figures, tiers, policy);
  if (kind === 'hourly') return hourlyDue(figures, tiers);
  if (kind === 'affiliate') return affiliateDue(figures, terms, { ggr: figures.net + costs, costs, deposits, adjustment: 0n, last });
  const given = { adjustment: 0n, carryIn: carryInOf(policy.carry, period.id, last), turnoverRule: policy.turnoverRule };
  return dividendDue(figures, tiers, { ...given, days: daysOf(period, zone) });
}

interface Asked {
  readonly kind: ContractKind;
  readonly holder: string;
  /** The direct upline. */
  readonly upline: string | null;
  /** The same if it is asking: then what it keeps is computed too. */
  readonly payer: string | null;
  /** Null if the contract ends. */
  readonly tiers: readonly Tier[] | null;
  /** What an affiliate's offer states besides its tiers. */
  readonly terms: StoredTerms;
  readonly line: ContractLine;
  readonly closure: readonly string[];
  readonly policy: AgentPolicy;
  readonly currency: Currency;
}

/** What each holder's bill of the period before these left to them. */
async function lastBefore(
  db: Db,
  { merchant, kind, holders }: { merchant: string; kind: ContractKind; holders: readonly string[] },
  [first]: readonly Period[],
): Promise<Map<string, Last>> {
  if (!first || holders.length === 0 || (kind !== 'dividend' && kind !== 'affiliate')) return new Map();
  const rows = await db
    .selectFrom('agent_bill')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('holder_id', 'in', holders)
    .where('ends_at', '=', new Date(first.start))
    .execute();
  return new Map(rows.map((row) => [row.holder_id, billFrom(row)]));
}

/**
 * What the tiers would have yielded in the last three closed periods, and what the upline would have kept for itself, by the rules that
 * make bills. Empty for real-time salary, which is computed bet by bet.
 */
export async function previewPeriods(
  { db, merchant, clock }: Pick<Context, 'db' | 'merchant' | 'clock'>,
  { kind, holder, upline, payer, tiers, terms, line, closure, policy, currency }: Asked,
): Promise<Schemas['PreviewPeriod'][]> {
  if (kind === 'realtime') return [];
  const zone = merchant.brand.timeZone;
  const ended = new Set(closure);
  const siblings =
    payer === null ? [] : line.tree.childrenOf(payer).filter((id) => id !== holder && !ended.has(id) && line.contracts.has(id));
  // Where an upline's tier 0 stops what is due below it, all of them matter.
  const stops = policy.unreachedUpline === 'stop' && kind !== 'affiliate' && upline !== null;
  const above = stops ? [upline, ...line.tree.uplinesOf(upline)].filter((id) => line.terms.has(id)) : [];
  const holders = [...new Set([holder, ...(payer === null ? [] : [payer]), ...siblings, ...above])];
  const wire = (minor: bigint): Schemas['Money'] => toWire(money(minor, currency));
  const proposed = termsFrom(tiers ?? [], terms);
  const periods: Schemas['PreviewPeriod'][] = [];
  const closed = closedPeriods(policy.cycleOf(kind), clock.now().getTime(), zone);
  // A new contract of an account that has none starts without what an earlier one left.
  const last = await lastBefore(db, { merchant: merchant.code, kind, holders: holders.filter((id) => line.contracts.has(id)) }, closed);
  for (const period of closed) {
    const sums = await sumsOfTeams(db, {
      merchant: merchant.code,
      currency,
      kind,
      policy,
      span: period,
      holders,
      teams: kind === 'affiliate' ? 'nearest' : 'all',
    });
    const dues = new Map<string, Due>();
    for (const id of holders) {
      const own = id === holder ? proposed : line.terms.get(id);
      if (own) dues.set(id, dueOf(kind, sums.get(id) ?? noTeamSums, own, { policy, period, zone, last: last.get(id) }));
    }
    for (const [id, { net, basis, held }] of dues) last.set(id, { period: period.id, net, basis, held });
    const own = dues.get(holder)!;
    const ofPayer = payer === null ? undefined : dues.get(payer);
    const unreached = above.map((id) => dues.get(id)!.tier === 0);
    const isStopped = unreached.includes(true);
    const due = isStopped ? 0n : own.due;
    const toOthers = isStopped ? 0n : siblings.reduce((sum, id) => sum + dues.get(id)!.due, 0n);
    // The nearest of `above` is the payer, which only those above it can stop.
    const toPayer = ofPayer && !unreached.slice(1).includes(true) ? ofPayer.due : 0n;
    periods.push({
      period: period.id,
      turnover: wire(own.turnover),
      active: own.active,
      net: wire(own.net),
      tier: own.tier,
      due: wire(due),
      keeps: ofPayer && kind !== 'affiliate' ? wire(toPayer - toOthers - due) : null,
    });
  }
  return periods;
}

import { nextPeriod, periodAt, periodFrom, type ContractKind, type Cycle, type Period } from '@parlour/domain/agents';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { cycleIn } from '../policy.ts';
import type { RunKind } from '../tables.ts';

type PeriodMerchant = Pick<Merchant, 'code' | 'brand'>;

/**
 * How long after a period its run starts, in ms: at 02:10 for days and longer, five minutes later for an hour, and for a window as soon as
 * its bets are stored.
 */
function delayOf(cycle: Cycle): number {
  if (cycle === 'window') return 15_000;
  return cycle === 'hourly' ? 5 * 60_000 : 130 * 60_000;
}

/** How many runs one check starts at most; the next check continues. */
const atOnce = 300;

/** The ended periods of a kind that have not been run, oldest first, so that a missed one precedes later ones. */
export async function duePeriods(db: Db, merchant: PeriodMerchant, kind: RunKind, now: Date): Promise<Period[]> {
  const { from, after } = await periodsOf(db, merchant, kind, now);
  if (!from) return [];
  const periods: Period[] = [];
  for (let period = from; period.end + delayOf(period.cycle) <= now.getTime() && periods.length < atOnce; period = after(period))
    periods.push(period);
  return periods;
}

/** The period that begins when the running one of a kind ends: what is accepted or ended now takes effect then. */
export async function comingPeriod(db: Db, merchant: PeriodMerchant, kind: ContractKind, now: Date): Promise<Period> {
  const zone = merchant.brand.timeZone;
  const at = now.getTime();
  const { from, after, cycleAt } = await periodsOf(db, merchant, kind, now);
  const next = nextPeriod(periodAt(cycleAt(at), at, zone), zone);
  // Only the lengths of dividends' and affiliates' periods change. Others would be walked through by the thousand.
  if (!from || (kind !== 'dividend' && kind !== 'affiliate')) return next;
  // Nothing runs yet. What is accepted now may start earlier than the first contract, unless that one would then start within a period.
  if (from.start > at) return next.start < from.start && periodAt(next.cycle, from.start, zone).start === from.start ? next : from;
  let period = from;
  while (period.start <= at) period = after(period);
  return period;
}

/** The length of a kind's periods at a time, by the policy that was in force. */
export async function cyclesOf(db: Db, merchant: string, kind: RunKind): Promise<(at: number) => Cycle> {
  const versions = await db
    .selectFrom('agent_policy')
    .select(['policy', 'made_at'])
    .where('merchant', '=', merchant)
    .orderBy('version')
    .execute();
  return (at) => cycleIn(versions.findLast(({ made_at }) => made_at.getTime() <= at)?.policy ?? {}, kind);
}

interface Periods {
  /** The first period that has not been recorded as a run; null while no contract of the kind has been accepted. */
  readonly from: Period | null;
  after(period: Period): Period;
  cycleAt(at: number): Cycle;
}

/**
 * The periods of a kind at a merchant. Each has the cycle that was in force when it began, and begins where the one before it ended, so that
 * every moment belongs to exactly one, whenever the policy's cycle or the merchant's zone changes.
 */
async function periodsOf(db: Db, { code, brand }: PeriodMerchant, kind: RunKind, now: Date): Promise<Periods> {
  const zone = brand.timeZone;
  const cycleAt = await cyclesOf(db, code, kind);
  const begin = (start: number, idBefore?: string): Period => {
    const period = periodFrom(cycleAt(start), start, zone);
    // After a change of the zone the id may have been used already, and one that has run never runs again.
    return period.id === idBefore ? { ...nextPeriod(period, zone), start } : period;
  };
  const last = await db
    .selectFrom('agent_run')
    .select(['period', 'ends_at'])
    .where('merchant', '=', code)
    .where('kind', '=', kind)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = last?.ends_at ?? (kind === 'rebate' ? firstWindow(now, zone) : await firstContract(db, code, kind));
  return { from: first && begin(first.getTime(), last?.period), after: ({ id, end }) => begin(end, id), cycleAt };
}

/** Rebates need no contract: they start with the window that began within the last ten minutes. */
const firstWindow = (now: Date, zone: string): Date => new Date(periodAt('window', now.getTime() - 10 * 60_000, zone).end);

async function firstContract(db: Db, merchant: string, kind: ContractKind): Promise<Date | null> {
  const { at } = await db
    .selectFrom('agent_contract')
    .select((eb) => eb.fn.min('from_at').as('at'))
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return at;
}

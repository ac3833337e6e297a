import { riskHolds } from '@parlour/domain/office';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { carry, concernsWithdrawals, imposedBy, type Imposed } from './carried.ts';
import { hintsAbout, notLookedAt, type HappenedEvent, type Happening } from './happenings.ts';
import { impose, imposeOnMember, type Looking } from './impose.ts';
import type { RiskRule } from './rules.ts';

/** How many deposits, log-ins or claims of a merchant one run of the job looks at. */
const atOnce = 500;
const minute = 60_000;
/** After an outage, what is older than this is not looked at any more. */
const longest = 60 * minute;
/** A transaction that began before the job's last run may have ended after it. */
const overlap = 2 * minute;
/** How long it is kept that something was looked at for which no rule held. */
const kept = 24 * 60 * minute;

/** As cases name what a rule looked at. */
const subjectOf: Readonly<Record<HappenedEvent, (id: string) => string>> = {
  deposit: (id) => `deposit ${id}`,
  logIn: (id) => `member ${id}`,
  bonusClaim: (id) => `claim ${id}`,
};

interface Found {
  event: HappenedEvent;
  happening: Happening;
  rules: RiskRule[];
}

/**
 * Looks once at each deposit, log-in and claim since its rules came into force, and does what they say. Returns at how many it looked. Call it
 * from a job, in no transaction.
 */
export async function lookAtEvents(looking: Looking, merchants: readonly Merchant[], on: readonly RiskRule[]): Promise<number> {
  const now = looking.clock.now();
  let count = 0;
  for (const merchant of merchants)
    for (const [event, rules] of eventsOf(merchant, on)) {
      const found = await judge(looking.db, { event, merchant, rules, now });
      const none = found.filter(({ rules: held }) => held.length === 0);
      await noteLooked(looking.db, merchant.code, none, now);
      for (const each of found.filter(({ rules: held }) => held.length > 0))
        await inTransaction(looking.db, (trx) => actOn({ ...looking, db: trx }, merchant.code, each));
      count += found.length;
    }
  await looking.db
    .deleteFrom('risk_look')
    .where('rules', 'is', null)
    .where('looked_at', '<', new Date(now.getTime() - kept))
    .execute();
  return count;
}

/** What rules say about a withdrawal of this member because of something that the job has not reached yet. */
export async function imposedSoon(db: Db, merchant: Merchant, memberId: string, on: readonly RiskRule[], now: Date): Promise<Imposed[]> {
  const imposed: Imposed[] = [];
  for (const [event, rules] of eventsOf(merchant, on))
    for (const { happening, rules: held } of await judge(db, { event, merchant, rules, now, memberId }))
      imposed.push(...held.map((rule) => imposedBy(rule, happening.at)).filter(concernsWithdrawals));
  return imposed;
}

/** A merchant's rules that are on, by the event that they look at; without those about withdrawals. */
function eventsOf({ code }: Pick<Merchant, 'code'>, on: readonly RiskRule[]): Map<HappenedEvent, RiskRule[]> {
  const events = new Map<HappenedEvent, RiskRule[]>();
  for (const rule of on)
    if (rule.merchant === code && rule.event !== 'withdrawal') events.set(rule.event, [...(events.get(rule.event) ?? []), rule]);
  return events;
}

interface Judged {
  event: HappenedEvent;
  merchant: Merchant;
  rules: readonly RiskRule[];
  now: Date;
  memberId?: string;
}

/** Which rules hold for what has not been looked at. A rule looks at nothing that happened before it came into force. */
async function judge(db: Db, { event, merchant, rules, now, memberId }: Judged): Promise<Found[]> {
  const newest = await db
    .selectFrom('risk_look')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('merchant', '=', merchant.code)
    .where('event', '=', event)
    .executeTakeFirst();
  const since = Math.max(
    Math.min(...rules.map(({ made_at: at }) => at.getTime())),
    now.getTime() - longest,
    newest?.at ? newest.at.getTime() - overlap : 0,
  );
  const happened = await notLookedAt(db, { event, merchant, since: new Date(since), limit: atOnce, ...(memberId && { memberId }) });
  const hints = await hintsAbout(db, event, happened);
  return happened.map((happening, place) => {
    const facts = { hints: new Set(hints[place]), amount: happening.amount };
    return { event, happening, rules: rules.filter(({ made_at: at, condition }) => at <= happening.at && riskHolds(condition, facts)) };
  });
}

async function noteLooked(db: Db, merchant: string, found: readonly Found[], now: Date): Promise<boolean> {
  if (found.length === 0) return false;
  const rows = await db
    .insertInto('risk_look')
    .values(
      found.map(({ event, happening, rules }) => ({
        merchant,
        event,
        subject: happening.id,
        at: happening.at,
        member_id: happening.memberId,
        looked_at: now,
        rules: rules.length === 0 ? null : JSON.stringify(rules.map(({ code, version, name }) => ({ code, version, name }))),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .execute();
  return rows.length > 0;
}

async function actOn(looking: Looking, merchant: string, found: Found): Promise<void> {
  const { event, happening, rules } = found;
  const { db, clock } = looking;
  const { memberId, at, id } = happening;
  // Withdrawals first, as an operator who pays one locks it before anything else.
  const waiting = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!(await noteLooked(db, merchant, [found], clock.now()))) return;
  const imposed = rules.map((rule) => imposedBy(rule, at)).filter(concernsWithdrawals);
  await carry(db, { merchant, memberId, at }, imposed);
  await imposeOnMember(looking, { merchant, memberId, subject: subjectOf[event](id), at }, rules);
  if (imposed.length > 0) for (const row of waiting) await impose(looking, row, imposed);
}

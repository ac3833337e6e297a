import { longestHoldDays, riskHolds, riskRuleHolder, type WithdrawalHintKind } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { JobTools } from '../../../jobs/job.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { raiseCases } from '../../reconciliation/cases.ts';
import { pauseBonuses } from '../../rewards/claims/pause.ts';
import { askForProof } from '../../wallet/prove-withdrawal.ts';
import { amountOf, type WithdrawalRow } from '../../wallet/to-wire.ts';
import { appendAudit } from '../audit/append.ts';
import { hintsNow } from '../money/withdrawal-review.ts';
import { keep, workOnAll } from '../money/withdrawal-work.ts';
import { addRisk } from './member-risk.ts';
import { releaseAllProved, releaseProved } from './release-proved.ts';
import { rulesOn, type RiskRule } from './rules.ts';

/** How many withdrawals one run of the job looks at. */
const atOnce = 500;
const hour = 3_600_000;
const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * hour);

/** For how many hours a rule holds a withdrawal; one that asks for a proof, for as long as can be unless the proof is given. */
const holdOf = ({ effect }: RiskRule) => (effect.askProof ? longestHoldDays * 24 : (effect.holdHours ?? 0));

interface Looking {
  db: Db;
  vault: Vault;
  clock: Pick<Clock, 'now'>;
}

/**
 * Looks once at each withdrawal that waits, and does what the rules say. A rule that changes later changes nothing about those that
 * were looked at: an operator may have released them.
 */
export async function applyRiskRules({ db, now, merchants, vault }: JobTools): Promise<number> {
  const rules = await rulesOn(
    db,
    merchants.all.map(({ code }) => code),
  );
  const released = await releaseAllProved(db, now);
  if (rules.length === 0) return released;
  const waiting = await db
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_review', 'withdrawal_review.withdrawal_id', 'withdrawal.id')
    .select('withdrawal.id')
    .where('withdrawal.status', '=', 'pending')
    .where('withdrawal.merchant', 'in', [...new Set(rules.map(({ merchant }) => merchant))])
    .where('withdrawal_review.rules_at', 'is', null)
    .orderBy('withdrawal.created_at')
    .limit(atOnce)
    .execute();
  for (const { id } of waiting)
    await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('withdrawal')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .forUpdate()
        .executeTakeFirst();
      if (row) await lookAt({ db: trx, vault, clock: { now: () => now } }, row, rules);
    });
  return waiting.length + released;
}

/**
 * Checks a withdrawal that is about to be paid, which the job may not have reached yet. Call it in the transaction that locked the
 * withdrawal.
 */
export async function lookBeforePaying(looking: Looking, row: WithdrawalRow): Promise<void> {
  if (row.status !== 'pending') return;
  const rules = await rulesOn(looking.db, [row.merchant]);
  if (rules.length > 0) await lookAt(looking, row, rules);
  await releaseProved(looking.db, row, looking.clock.now());
}

async function lookAt(looking: Looking, row: WithdrawalRow, all: readonly RiskRule[]): Promise<void> {
  const { db, clock } = looking;
  const now = clock.now();
  const work = (await workOnAll(db, [row.id])).get(row.id);
  if (work?.rules_at) return;
  const hints = await hintsNow(looking, row);
  const facts = { hints: new Set(hints.map(({ kind }): WithdrawalHintKind => kind)), amount: amountOf(row) };
  const found = all.filter(({ merchant, condition }) => merchant === row.merchant && riskHolds(condition, facts));
  // The longest hold counts; an operator's own hold stays if it is longer still.
  const [longest] = found.filter((rule) => holdOf(rule) > 0).sort((one, other) => holdOf(other) - holdOf(one));
  const until = longest && inHours(now, holdOf(longest));
  const holds = until !== undefined && (!work?.held_until || work.held_until < until);
  const asks = found.some(({ effect }) => effect.askProof);
  const proved = Math.max(0, ...found.map(({ effect }) => effect.holdHours ?? 0));
  await keep(db, row, {
    rules_at: now,
    rules: JSON.stringify(found.map(({ code, version, name, effect: { hint } }) => ({ code, version, name, hint }))),
    until_proved: asks,
    rules_until: proved > 0 ? inHours(now, proved) : null,
    ...(holds && { held_by: riskRuleHolder, held_until: until, hold_reason: longest!.name }),
  });
  if (asks) await askForProof(db, row, now);
  const tags = [...new Set(found.flatMap(({ effect }) => effect.tag ?? []))];
  if (tags.length > 0)
    await sql`insert into member_tag (merchant, member_id, tag, tagged_by, tagged_at, registered)
      select merchant, id, unnest(${tags}::text[]), ${riskRuleHolder}, ${now}::timestamptz, created_at from member where id = ${row.member_id}
      on conflict do nothing`.execute(db);
  await addRisk(
    db,
    row.member_id,
    found.map(({ name }) => name),
    now,
  );
  await pauseFor(looking, row, found);
  await openCases(looking, row, found);
  if (!holds) return;
  // The log names a member's tags only sealed; whichever the rule gives, its name says.
  await appendAudit(
    db,
    { kind: 'job', name: riskRuleHolder, via: 'job' },
    {
      merchant: row.merchant,
      event: 'withdrawal.held',
      subject: { kind: 'withdrawal', id: row.id },
      after: {
        heldUntil: until.toISOString(),
        rules: found.map(({ code, version }) => `${code} ${version}`),
        hints: hints.map(({ kind }) => kind),
      },
      reason: longest!.name,
    },
    now,
  );
}

/** The longest pause counts. */
async function pauseFor({ db, clock }: Looking, row: WithdrawalRow, found: readonly RiskRule[]): Promise<void> {
  const hours = Math.max(...found.map(({ effect }) => effect.pauseBonusHours ?? 0));
  if (hours <= 0) return;
  const until = inHours(clock.now(), hours);
  await pauseBonuses(db, { merchant: row.merchant, memberId: row.member_id, until });
}

/** One case for each rule that wants one, beside the differences that a reconciliation finds. */
async function openCases({ db, clock }: Looking, row: WithdrawalRow, found: readonly RiskRule[]): Promise<void> {
  const differences = found
    .filter(({ effect }) => effect.openCase)
    .map(({ code, version, name }) => ({
      kind: 'riskRule' as const,
      merchant: row.merchant,
      subject: `withdrawal ${row.id} by ${code}`,
      at: row.created_at,
      expected: `${code} ${version} does not hold`,
      found: name,
    }));
  await raiseCases(db, differences, clock.now());
}

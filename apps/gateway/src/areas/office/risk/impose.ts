import { riskRuleHolder, type WithdrawalHintKind } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { raiseCases } from '../../reconciliation/cases.ts';
import { pauseBonuses } from '../../rewards/claims/pause.ts';
import { askForProof } from '../../wallet/prove-withdrawal.ts';
import type { WithdrawalRow } from '../../wallet/to-wire.ts';
import { appendAudit } from '../audit/append.ts';
import { keep, workOnAll } from '../money/withdrawal-work.ts';
import type { Imposed } from './carried.ts';
import { addRisk } from './member-risk.ts';
import type { RiskRule } from './rules.ts';

/** What is needed to look at something. */
export interface Looking {
  db: Db;
  vault: Vault;
  clock: Pick<Clock, 'now'>;
}

const hour = 3_600_000;
const later = (one: Date | null | undefined, other: Date | null | undefined): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other ?? null);

/** How long a rule holds a withdrawal; one that asks for a proof, for as long as can be unless the proof is given. */
const longestOf = ({ until, askUntil }: Imposed) => later(until, askUntil);

/**
 * Does to a withdrawal, which the caller has locked, what rules that held say. The longest hold counts; an operator's own hold stays if it is
 * longer still. `hints` are those that the rules looked at, if it was the withdrawal itself.
 */
export async function impose(
  { db, clock }: Looking,
  row: WithdrawalRow,
  imposed: readonly Imposed[],
  hints?: readonly WithdrawalHintKind[],
): Promise<void> {
  const now = clock.now();
  const work = (await workOnAll(db, [row.id])).get(row.id);
  const longest = imposed.reduce<Imposed | undefined>((best, each) => {
    const until = longestOf(each);
    return until && (!best || until > longestOf(best)!) ? each : best;
  }, undefined);
  const until = longest ? longestOf(longest) : null;
  const holds = until !== null && (!work?.held_until || work.held_until < until);
  const asks = imposed.some(({ askUntil }) => askUntil !== null);
  const proved = imposed.reduce<Date | null>((latest, each) => later(latest, each.until), work?.rules_until ?? null);
  const known = new Set(imposed.map(({ code }) => code));
  const rules = [
    ...(work?.rules ?? []).filter(({ code }) => !known.has(code)),
    ...imposed.map(({ code, version, name, hint }) => ({ code, version, name, hint })),
  ];
  await keep(db, row, {
    ...(hints && { rules_at: now }),
    rules: JSON.stringify(rules),
    until_proved: asks || (work?.until_proved ?? false),
    rules_until: proved,
    ...(holds && { held_by: riskRuleHolder, held_until: until, hold_reason: longest!.name }),
  });
  if (asks && (row.proof_asked_at === null || row.proved_at !== null)) await askForProof(db, row, now);
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
        rules: imposed.map(({ code, version }) => `${code} ${version}`),
        ...(hints && { hints }),
      },
      reason: longest!.name,
    },
    now,
  );
}

/** What the rules looked at: a member, and a subject as cases name it. */
export interface About {
  merchant: string;
  memberId: string;
  subject: string;
  at: Date;
}

/** Does to a member what rules that held say: tags them, pauses their bonuses, opens cases, and asks for a review of the risk. */
export async function imposeOnMember({ db, clock }: Looking, about: About, found: readonly RiskRule[]): Promise<void> {
  const now = clock.now();
  const { merchant, memberId, subject, at } = about;
  const tags = [...new Set(found.flatMap(({ effect }) => effect.tag ?? []))];
  if (tags.length > 0)
    await sql`insert into member_tag (merchant, member_id, tag, tagged_by, tagged_at, registered)
      select merchant, id, unnest(${tags}::text[]), ${riskRuleHolder}, ${now}::timestamptz, created_at from member where id = ${memberId}
      on conflict do nothing`.execute(db);
  await addRisk(
    db,
    memberId,
    found.map(({ name }) => name),
    now,
  );
  // The longest pause counts.
  const hours = Math.max(0, ...found.map(({ effect }) => effect.pauseBonusHours ?? 0));
  if (hours > 0) await pauseBonuses(db, { merchant, memberId, until: new Date(now.getTime() + hours * hour) });
  // One case for each rule that wants one, beside the differences that a reconciliation finds.
  const cases = found
    .filter(({ effect }) => effect.openCase)
    .map(({ code, version, name }) => ({
      kind: 'riskRule' as const,
      merchant,
      subject: `${subject} by ${code}`,
      at,
      expected: `${code} ${version} does not hold`,
      found: name,
    }));
  await raiseCases(db, cases, now);
}

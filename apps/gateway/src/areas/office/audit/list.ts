import { sql } from 'kysely';
import { auditEvents, reaches } from '@parlour/domain/office';
import { aboutOf, directionOf, pageOf, pageRows, placeAfter, within } from '../lists.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { merchantOfChain, platformChain, tell } from './append.ts';
import { headsOf, verifyChain } from './heads.ts';

/** Audit events of the chains that the operator's roles may see, newest first unless asked otherwise. */
export async function auditList(
  operator: Operator,
  { merchant, actor, event, subject, subjectKind, request, outcome, from, to, ascending, after }: InputOf<'listAuditEvents'>,
): Promise<{ list: Schema<'AuditEvent'>[]; next: string | null; about: Schema<'About'> }> {
  let found = operator.db.selectFrom('audit_event').where('chain', 'in', chainsOf(operator, merchant)).where(within('at', { from, to }));
  if (actor !== undefined) found = found.where('actor', '=', actor);
  // Expands a prefix to exact event names, so that the index is used.
  if (event !== undefined) found = found.where('event', 'in', [event, ...auditEvents.filter((each) => each.startsWith(`${event}.`))]);
  if (request !== undefined) found = found.where('request', '=', request);
  if (outcome !== undefined) found = found.where('outcome', '=', outcome);
  if (subject !== undefined) found = found.where('subject', '=', subject);
  if (subjectKind !== undefined) found = found.where('subject_kind', '=', subjectKind);
  let query = found
    .selectAll()
    .orderBy('at', directionOf(ascending))
    .orderBy('chain', directionOf(!ascending))
    .orderBy('seq', directionOf(ascending))
    .limit(pageRows + 1);
  if (after !== undefined) {
    const [at, chain, seq] = placeAfter(after, ['time', 'text', 'number']);
    const [beyond, other] = ascending ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
    query = query.where(
      sql<boolean>`(at ${beyond} ${at} or at = ${at} and (chain ${other} ${chain} or chain = ${chain} and seq ${beyond} ${seq}))`,
    );
  }
  const { rows, next } = pageOf(await query.execute(), ({ at, chain, seq }) => [at.toISOString(), chain, Number(seq)]);
  return {
    list: rows.map((row) => ({
      chain: row.chain,
      seq: Number(row.seq),
      at: row.at.toISOString(),
      actorKind: row.actor_kind,
      actor: row.actor,
      via: row.via,
      address: row.address,
      event: row.event,
      command: row.command,
      subjectKind: row.subject_kind,
      subject: row.subject,
      before: textOf(row.before),
      after: textOf(row.after),
      reason: row.reason,
      proposal: row.proposal,
      request: row.request,
      outcome: row.outcome,
      detail: row.detail,
      hash: row.hash,
    })),
    next,
    about: await aboutOf(operator.db, found.select('seq'), after),
  };
}

/** Verifies every row of the chains; returns the first altered row of each (office O22). */
export async function auditVerify(operator: Operator, { merchant }: InputOf<'verifyAudit'>): Promise<Schema<'AuditChain'>[]> {
  const chains: Schema<'AuditChain'>[] = [];
  for (const chain of chainsOf(operator, merchant)) chains.push(await verifyChain(operator.db, chain));
  for (const { chain, broken, hash } of chains)
    tell(operator, {
      merchant: merchantOfChain(chain),
      event: broken === null ? 'audit.verified' : 'audit.broken',
      after: broken === null ? { hash } : { broken },
    });
  return chains;
}

/**
 * The proof of a row: all rows from it to the first head that was signed after it, as they are hashed (`isAuditProved` checks it). Throws
 * `not_found` for an unknown row, and for one that no head covers yet.
 */
export async function auditProve(operator: Operator, { chain, seq }: InputOf<'proveAuditEvent'>): Promise<Schema<'AuditProof'>> {
  if (!chainsOf(operator, undefined).includes(chain)) throw refused('not_found', `There is no chain ${chain}.`);
  const head = (await headsOf(operator.db, chain)).find((each) => each.seq >= seq);
  if (!head) throw refused('not_found', `No head covers row ${seq} of ${chain} yet: they are signed each night.`);
  const { found: _found, ...rest } = head;
  const { rows } = await sql<{ text: string }>`select audit_text(${chain}, seq) as text from audit_event
    where chain = ${chain} and seq between ${seq} and ${head.seq} order by seq`.execute(operator.db);
  const before = await operator.db
    .selectFrom('audit_event')
    .select('hash')
    .where('chain', '=', chain)
    .where('seq', '=', seq - 1)
    .executeTakeFirst();
  if (rows.length === 0) throw refused('not_found', `There is no row ${seq} of ${chain}.`);
  return { previous: before?.hash ?? null, rows: rows.map(({ text }) => text), head: rest };
}

/** The merchants' chains, and the installation's for those who may see it at all merchants. */
function chainsOf(operator: Operator, merchant: string | undefined): string[] {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const platform = merchant === undefined && reaches(operator.levelAt('audit.view', 'platform'), 'r');
  return platform ? [platformChain, ...codes] : codes;
}

const textOf = (value: Record<string, unknown> | null) => (value === null ? null : JSON.stringify(value));

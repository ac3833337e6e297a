import type { AuditEvent } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { AuditNote, Operator } from '../operator.ts';

/** The chain for what belongs to no merchant. */
export const platformChain = 'platform';

/** Whose chain it is; null for the installation's. */
export const merchantOfChain = (chain: string) => (chain === platformChain ? null : chain);

/** Who did something, and from where. */
export interface AuditOrigin {
  kind: 'operator' | 'machine' | 'job';
  name: string;
  via: 'office' | 'cli' | 'job';
  session?: string | null;
  address?: string | null;
  request?: string | null;
  command?: string | null;
}

/** Notes what an operation does for the audit log; it is written when the operation is done, in the same transaction. */
export function tell({ notes }: Pick<Operator, 'notes'>, note: AuditNote): void {
  notes.push(note);
}

/** The actor, for the log: the operator, or the gateway's account. */
export function originOf({ by, visit }: Pick<Operator, 'by' | 'visit'>, command: string | null): AuditOrigin {
  return {
    kind: by.named ? 'operator' : 'machine',
    name: by.name,
    via: visit ? 'office' : 'cli',
    session: visit?.session?.id ?? null,
    address: visit?.ip ?? null,
    request: visit?.requestId ?? null,
    command,
  };
}

/** Appends one event to its chain, in the caller's transaction (office O20). Any of it may come from outside. */
export async function appendAudit(
  db: Db,
  { kind, name, via, session, address, request, command }: AuditOrigin,
  { merchant, subject, before, after, reason, proposal, event, outcome = 'done', detail }: AuditNote & { event: AuditEvent },
  now: Date,
): Promise<void> {
  const facts = {
    chain: merchant ?? platformChain,
    at: now.toISOString(),
    actor_kind: kind,
    actor: name,
    via,
    session: session ?? null,
    address: address ?? null,
    event,
    command: command?.slice(0, 100) ?? null,
    subject_kind: subject?.kind ?? null,
    subject: subject?.id.slice(0, 100) ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
    proposal: proposal ?? null,
    request: request ?? null,
    outcome,
    detail: detail ?? null,
  };
  await sql`select audit_append(${storableJson(facts)}::jsonb)`.execute(db);
}

/** As JSON without what the database cannot store: null characters and unpaired surrogates, which JSON writes as escapes. */
function storableJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\(u0000|ud[89a-f][\da-f]{2}|[^])/g, (escape, kind: string) =>
    kind.length > 1 ? String.raw`\ufffd` : escape,
  );
}

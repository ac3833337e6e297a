import type { AuditEvent } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { AuditNote, Operator } from '../operator.ts';

/** The chain of events that belong to no merchant. */
export const platformChain = 'platform';

/** The merchant that a chain belongs to; null for the platform's chain. */
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

/** Adds a note to the audit log; it is written in the same transaction when the operation completes. */
export function tell({ notes }: Pick<Operator, 'notes'>, note: AuditNote): void {
  notes.push(note);
}

/** The actor for the log: the operator, or the account that the gateway runs as. */
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

/** Appends one event to its chain, in the caller's transaction (office O20). Every value may be untrusted input. */
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

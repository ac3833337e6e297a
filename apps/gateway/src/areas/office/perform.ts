import { operationTable, type OperationId, type OperatorCredentials } from '@parlour/office-api/contract';
import { databaseTime } from '../../db/database-time.ts';
import { allMerchants } from '../../db/scopes/scope.ts';
import type { OperatorPrincipal } from '../../kernel/principals.ts';
import { Refusal, statusOf } from '../../kernel/refusal.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { appendAudit, originOf } from './audit/append.ts';
import { sealPersonal } from './audit/personal.ts';
import type { AuditNote, OfficeDeps, OfficeHouse, Operator } from './operator.ts';
import { callerOf } from './operators.ts';
import { levelByRoles, levelOfAccount, refuseUnproved, whereRolesPermit } from './people/permitted.ts';
import { assignmentsOf, reachOf, rolesOf } from './people/roles.ts';
import type { Visit } from './people/visit.ts';

/** The unvalidated input. */
export interface Asked {
  /** Undefined if the requested operation does not exist. */
  id?: OperationId;
  /** The name by which operators call it. */
  name: string;
  /** Credentials, or the operator if already known; undefined for anybody with access to the gateway's account. */
  as: OperatorCredentials | OperatorPrincipal | undefined;
  given: unknown;
  visit?: Visit;
}

export interface Work<T> {
  /** True to run in one transaction with the audit events; false for queries, and for long work with several transactions of its own. */
  transaction: boolean;
  run(operator: Operator): Promise<T>;
}

/** Refusals because of the caller, not the input. */
const denials: ReadonlySet<string> = new Set(['forbidden', 'operator_unknown', 'own_key_needed', 'step_up_required', 'unknown_operation']);

/**
 * Performs an operator's request within the rows that their roles permit (office O4), and writes its events to the audit log, even if the
 * request is refused.
 */
export async function perform<T>(
  { forOffice, ...asked }: OfficeHouse,
  { id, name, as, given, visit }: Asked,
  { transaction, run }: Work<T>,
): Promise<T> {
  const { db } = asked;
  // Operators' decisions use the database's time, regardless of the clock of the machine that runs the command.
  const time = await databaseTime(db, asked.clock);
  const clock = { now: () => time, statementTime: () => time };
  const audit = id === undefined ? null : operationTable[id].audit;
  let by: Operator['by'] = { kind: 'operator', name: as?.name ?? '', named: false };
  const write = async (on: OfficeDeps['db'], note: AuditNote) => {
    const event = note.event ?? audit;
    if (event)
      await appendAudit(on, originOf({ by, ...(visit && { visit }) }, name), { ...(await sealPersonal(on, asked, note)), event }, time);
  };
  try {
    by = as && 'kind' in as ? as : await callerOf(db, as, name);
    const roles = by.named ? await rolesOf(db, by.name) : null;
    const levelAt = roles ? levelByRoles(await assignmentsOf(db, roles)) : levelOfAccount;
    const operator: Operator = { ...asked, clock, by, levelAt, notes: [], ...(visit && { visit }) };
    const permitted = id === undefined ? operator : whereRolesPermit(operator, id, given);
    if (id !== undefined) refuseUnproved(permitted, id, given);
    const done = async (on: OfficeDeps['db']) => {
      // A transaction that conflicted with another is retried.
      const notes = [...permitted.notes];
      const value = await run({ ...permitted, db: on, notes });
      if (notes.length === 0) notes.push({ merchant: null });
      // Chains are written in a fixed order, so that two transactions cannot deadlock.
      for (const note of notes.toSorted((a, b) => (a.merchant ?? '').localeCompare(b.merchant ?? ''))) await write(on, note);
      return value;
    };
    const own = forOffice(roles ? reachOf(roles, permitted.merchants, asked.merchants) : allMerchants);
    return await (transaction ? inTransaction(own, done) : done(own));
  } catch (error) {
    const isRefused = error instanceof Refusal && statusOf[error.code] < 500;
    const code = error instanceof Refusal ? error.code : 'internal_error';
    // Leaves out the message: it may name a member, and this log can never be changed.
    const note = { merchant: merchantOf(asked, given), outcome: isRefused ? 'refused' : 'failed', detail: code } as const;
    try {
      await write(db, denials.has(code) ? { ...note, event: 'operator.permissionDenied' } : note);
    } catch (unwritten) {
      throw new AggregateError([error, unwritten], 'what was refused could not be written to the audit log');
    }
    throw error;
  }
}

/** The named merchant; null if there is none. */
function merchantOf({ merchants }: OfficeDeps, given: unknown): string | null {
  const named = (given as { merchant?: unknown } | null | undefined)?.merchant;
  return merchants.all.find(({ code, brandId }) => code === named || brandId === named)?.code ?? null;
}

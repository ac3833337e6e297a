import { randomBytes } from 'node:crypto';
import { builtInRoles, type BuiltInRole } from '@parlour/domain/office';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hashToken } from '../../../kernel/tokens.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { appendAudit } from '../audit/append.ts';
import { refused, type Operator, type Schema } from '../operator.ts';
import { visitOf } from './asking.ts';
import { limitLogIns } from './log-in.ts';
import { demonstrationMark } from './roles.ts';
import { sessionToWire, startOperatorSession } from './sessions.ts';

/** Names of made-up operators, so that visitors can look around in each role. */
export const demonstrationNames: Record<BuiltInRole, string> = {
  owner: 'olivia',
  finance: 'faisal',
  support: 'samira',
  risk: 'rui',
  content: 'chandra',
  marketing: 'mateo',
  lottery: 'lan',
  agents: 'anouk',
  engineer: 'emil',
  auditor: 'ada',
};

/** Whether visitors may look around: only if every merchant of the installation, closed ones included, is in the jurisdiction `demo`. */
export function isDemonstration({ all }: Merchants): boolean {
  return all.length > 0 && all.every(({ jurisdiction }) => jurisdiction === 'demo');
}

/**
 * Creates an operator for each built-in role when a demonstration first starts. As soon as a merchant is licensed, removes them with their
 * sessions.
 */
export async function seedDemonstration(db: Db, merchants: Merchants, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!isDemonstration(merchants)) return endDemonstration(trx, now);
    if (await trx.selectFrom('operator').select('name').executeTakeFirst()) return;
    for (const role of builtInRoles) {
      const operator = demonstrationNames[role];
      // Nobody knows this key, so these operators can only use the office.
      const row = { name: operator, key_hash: hashToken(randomBytes(32).toString('hex')), key_is_own: false };
      await trx
        .insertInto('operator')
        .values({ ...row, added_by: demonstrationMark, added_at: now, removed_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto('operator_role')
        .values({ operator, role, merchant: null, granted_by: demonstrationMark, granted_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const note = {
        merchant: null,
        event: 'operator.invited',
        subject: { kind: 'operator', id: operator },
        after: { roles: role },
      } as const;
      await appendAudit(trx, origin, note, now);
    }
  });
}

async function endDemonstration(trx: Db, now: Date): Promise<void> {
  const ended = await trx
    .updateTable('operator')
    .set({ removed_at: now })
    .where('added_by', '=', demonstrationMark)
    .where('removed_at', 'is', null)
    .returning('name')
    .execute();
  for (const { name } of ended) {
    await trx.deleteFrom('operator_session').where('operator', '=', name).execute();
    await appendAudit(trx, origin, { merchant: null, event: 'operator.removed', subject: { kind: 'operator', id: name } }, now);
  }
}

const origin = { kind: 'job', name: 'demonstration', via: 'job' } as const;

/** The operators that a visitor can enter as; none as soon as a merchant is licensed. */
export async function demonstrationOperators({ db, merchants }: Operator): Promise<Schema<'DemonstrationOperator'>[]> {
  if (!isDemonstration(merchants)) return [];
  const rows = await db
    .selectFrom('operator')
    .innerJoin('operator_role', 'operator_role.operator', 'operator.name')
    .select(['operator.name', 'operator_role.role'])
    .where('operator.added_by', '=', demonstrationMark)
    .where('operator.removed_at', 'is', null)
    .execute();
  const found = rows.map(({ name, role }) => ({ operator: name, role }));
  return found.toSorted((a, b) => orderOf(a.role) - orderOf(b.role));
}

const orderOf = (role: string) => builtInRoles.findIndex((each) => each === role);

/**
 * Logs in as a demonstration operator; entering again counts as a recent proof of identity. Throws `not_found` for any other operator, and
 * as soon as a merchant is licensed.
 */
export async function enterDemonstration(operator: Operator, { name }: Schema<'OperatorName'>): Promise<Schema<'OwnSession'>> {
  await limitLogIns(operator);
  const known = (await demonstrationOperators(operator)).some((each) => each.operator === name);
  if (!known) throw refused('not_found', 'There is no demonstration operator to look around as.');
  const visit = visitOf(operator);
  const { session, setCookie } = await inTransaction(operator.db, (trx) =>
    startOperatorSession(trx, operator, visit, { name, factor: 'demonstration' }),
  );
  setCookie();
  return sessionToWire(operator, session);
}

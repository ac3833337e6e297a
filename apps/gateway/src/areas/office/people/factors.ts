import type { components } from '@parlour/office-api/contract';
import type { AuditEvent } from '@parlour/domain/office';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { breaksUnique, inTransaction } from '../../../kernel/transaction.ts';
import { appendAudit, originOf } from '../audit/append.ts';
import { isId, refused, type Operator, type Schema } from '../operator.ts';
import { sessionOf } from './asking.ts';
import { authenticatorSetUp, keepInvitation, passwordChosen, takeInvitation } from './invitations.ts';
import { creationFor, madePasskey } from './passkeys.ts';

/** How long a new authenticator's secret can be confirmed, in ms. */
const setUpTime = 10 * 60 * 1000;

/** The ways in which the caller can log in. */
export async function ownFactors(operator: Operator): Promise<Schema<'OwnFactors'>> {
  const { operator: name } = sessionOf(operator);
  const passkeys = await operator.db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('operator', '=', name)
    .orderBy('created_at')
    .execute();
  const password = await passwordOf(operator.db, name);
  return {
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      site: row.site,
      made: row.created_at.toISOString(),
      lastUsed: row.last_used_at?.toISOString() ?? null,
      suspected: row.suspected_at !== null,
    })),
    password: password ? { chosen: password.chosen_at.toISOString() } : null,
  };
}

const passwordOf = (db: Db, name: string) =>
  db.selectFrom('operator_password').select('chosen_at').where('operator', '=', name).executeTakeFirst();

export async function startOwnPasskey(operator: Operator) {
  const { id, operator: name } = sessionOf(operator);
  return creationFor(operator, name, id);
}

/** Adds a passkey. Throws `passkey_refused`, `passkey_exists` and `field_invalid`. */
export async function addOwnPasskey(operator: Operator, passkey: components['schemas']['NewPasskey']): Promise<Schema<'OwnFactors'>> {
  const { id, operator: name } = sessionOf(operator);
  const row = await madePasskey(operator, name, id, passkey);
  await changing(operator, { event: 'operator.factorAdded', after: { factor: 'passkey', name: row.name } }, async (trx) => {
    await trx.insertInto('operator_passkey').values(row).execute();
  }).catch((error: unknown) => {
    throw breaksUnique(error, 'operator_passkey_credential') ? new Refusal('passkey_exists') : error;
  });
  return ownFactors(operator);
}

/**
 * Removes a passkey. Throws `not_found` if it does not exist or belongs to somebody else, and `last_factor` if it is the only way to log
 * in.
 */
export async function removeOwnPasskey(operator: Operator, { id }: Schema<'Id'>): Promise<Schema<'OwnFactors'>> {
  const { operator: name } = sessionOf(operator);
  await changing(operator, { event: 'operator.factorRemoved', before: { factor: 'passkey' } }, async (trx) => {
    const own = await trx.selectFrom('operator_passkey').select(['id', 'suspected_at']).where('operator', '=', name).forUpdate().execute();
    if (!isId(id) || !own.some((each) => each.id === id)) throw refused('not_found', 'You have no such passkey.');
    const others = own.filter((each) => each.id !== id && each.suspected_at === null);
    if (others.length === 0 && !(await passwordOf(trx, name))) throw lastFactor();
    await trx.deleteFrom('operator_passkey').where('id', '=', id).execute();
    await endOtherSessions(trx, operator);
  });
  return ownFactors(operator);
}

/** Creates the secret of a new authenticator; the existing one works until `setOwnPassword` has replaced it. */
export async function startOwnPassword(operator: Operator): Promise<Schema<'AuthenticatorSetUp'>> {
  const { operator: name } = sessionOf(operator);
  const { token, secret } = await inTransaction(operator.db, (trx) =>
    keepInvitation({ ...operator, db: trx }, { name, by: name, goodFor: setUpTime }),
  );
  return { token, ...authenticatorSetUp(name, secret) };
}

/** Sets password and authenticator. Throws `invitation_ended` after ten minutes, and what `acceptByPassword` throws. */
export async function setOwnPassword(
  operator: Operator,
  { token, password, code }: Schema<'AcceptanceByPassword'>,
): Promise<Schema<'OwnFactors'>> {
  const { operator: name } = sessionOf(operator);
  const row = await passwordChosen(operator, { token, password, code }, name);
  await changing(operator, { event: 'operator.factorAdded', after: { factor: 'password' } }, async (trx) => {
    await takeInvitation(trx, token);
    const { numDeletedRows } = await trx.deleteFrom('operator_password').where('operator', '=', name).executeTakeFirst();
    await trx.insertInto('operator_password').values(row).execute();
    if (numDeletedRows > 0n) await endOtherSessions(trx, operator);
  });
  return ownFactors(operator);
}

/** Removes the password. Throws `not_found`, and `last_factor` if it is the only way to log in. */
export async function removeOwnPassword(operator: Operator): Promise<Schema<'OwnFactors'>> {
  const { operator: name } = sessionOf(operator);
  await changing(operator, { event: 'operator.factorRemoved', before: { factor: 'password' } }, async (trx) => {
    const passkeys = trx.selectFrom('operator_passkey').select('id').where('operator', '=', name).where('suspected_at', 'is', null);
    const left = await passkeys.forUpdate().execute();
    if (!(await passwordOf(trx, name))) throw refused('not_found', 'You have no password.');
    if (left.length === 0) throw lastFactor();
    await trx.deleteFrom('operator_password').where('operator', '=', name).execute();
    await endOtherSessions(trx, operator);
  });
  return ownFactors(operator);
}

const lastFactor = () => refused('last_factor', 'This is your only way to log in. Add another first.');

/** Changes how the caller logs in and logs the event, in one transaction; concurrent changes wait for each other. */
async function changing(
  operator: Operator,
  told: { event: AuditEvent; before?: Record<string, unknown>; after?: Record<string, unknown> },
  change: (trx: Db) => Promise<void>,
): Promise<void> {
  const { operator: name } = sessionOf(operator);
  await inTransaction(operator.db, async (trx) => {
    await trx.selectFrom('operator').select('name').where('name', '=', name).forUpdate().execute();
    await change(trx);
    const note = { merchant: null, subject: { kind: 'operator', id: name }, ...told };
    await appendAudit(trx, originOf(operator, 'session factors'), note, operator.clock.now());
  });
}

/** Ends the operator's other sessions: one of them may have been opened with the removed factor. */
async function endOtherSessions(trx: Db, operator: Operator): Promise<void> {
  const { id, operator: name } = sessionOf(operator);
  await trx.deleteFrom('operator_session').where('operator', '=', name).where('id', '!=', id).execute();
}

import { createHash, randomBytes } from 'node:crypto';
import os from 'node:os';
import { isEmailAddress } from '@parlour/domain';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { rolesText } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { OperatorPrincipal } from '../../kernel/principals.ts';
import { sameSignature } from '../../http/signing/freshness.ts';
import { refused, type InputOf, type Operator, type Schema } from './operator.ts';
import { maskEmail } from '../identity/member/contacts.ts';
import { openEmail, sealedEmail, sendLink } from './people/email.ts';
import { hasFactor, inviteOperator } from './people/invitations.ts';
import { demonstrationMark, giveRoles, ownerOfAll, refuseRoles, refuseWithoutOwners, rolesOf, rolesOfEach } from './people/roles.ts';
import { endSessionsOfOperator } from './people/sessions.ts';
import { tell } from './audit/append.ts';
import { approvedBy, type Examined } from './proposals/examined.ts';

/** Until there are two operators, nobody could approve another one: anybody with access to the gateway's account adds them. */
const firstOperators = 2;
const nameShape = /^[a-z][a-z0-9.-]{1,30}$/;

/** How the name given to a user of the gateway's account begins; names of operators have no space. */
const accountMark = 'account ';

/** Whether work was asked for from the gateway's account, which needs no role. */
export const isAccount = (name: string) => name.startsWith(accountMark);

/**
 * The caller. Without credentials it is whoever has access to the account that the gateway runs as, which the socket ensures. Throws
 * `operator_unknown` for a wrong key, and `own_key_needed` for a key that its owner did not create.
 */
export async function callerOf(db: Db, credentials: OperatorCredentials | undefined, command: string): Promise<OperatorPrincipal> {
  if (!credentials) return { kind: 'operator', name: `${accountMark}${os.userInfo().username}`, named: false };
  const { name, key } = credentials;
  const known = nameShape.test(name)
    ? await db.selectFrom('operator').selectAll().where('name', '=', name).where('removed_at', 'is', null).executeTakeFirst()
    : undefined;
  if (!sameSignature(hashOf(key), known?.key_hash ?? hashOf('')) || !known)
    throw refused('operator_unknown', `There is no operator ${name} with this key.`);
  if (!known.key_is_own && command !== 'operators rekey')
    throw refused('own_key_needed', `Someone else has seen the key of ${name}. Make a new one with operators rekey first.`);
  return { kind: 'operator', name, named: true };
}

/**
 * Adds an operator with these roles, or as an owner of all merchants. Returns a first key, which is valid only for `operators rekey`
 * because whoever adds the operator reads it, and the link with which the operator chooses how to log in to the office. The gateway's
 * account adds the first two, as owners; after that it takes two operators.
 */
export async function operatorAdd(
  operator: Operator,
  { name, roles = [...ownerOfAll], email }: InputOf<'addOperator'>,
): Promise<Schema<'NewKey'>> {
  const { db, by, clock, vault } = operator;
  if (!(await isFirst(operator, name, roles))) approvedBy(operator);
  const key = newKey();
  const row = {
    name,
    key_hash: hashOf(key),
    key_is_own: false,
    added_by: by.name,
    added_at: clock.now(),
    removed_at: null,
    email: email === undefined ? null : sealedEmail(vault, name, email),
  };
  await db.insertInto('operator').values(row).execute();
  await giveRoles(operator, name, roles);
  return { operator: name, key, next: `operators rekey --as ${name}`, ...(await invited(operator, name)) };
}

export async function examineAddition(
  operator: Operator,
  { name, roles = [...ownerOfAll], email }: InputOf<'addOperator'>,
): Promise<Examined> {
  if (email !== undefined && !isEmailAddress(email)) throw refused('field_invalid', `${email} isn’t a valid e-mail address.`);
  const needsTwo = !(await isFirst(operator, name, roles));
  const changes: Examined['changes'] = [
    { field: 'roles', before: null, after: rolesText(roles) },
    ...(email === undefined ? [] : [{ field: 'email' as const, before: null, after: maskEmail(email) }]),
  ];
  return { ...ofOperator(name, changes, 'new'), needsTwo };
}

/**
 * Creates a new link. It is sent to the operator's address if there is one and somebody else requested the link; otherwise it is returned.
 * The gateway's account always gets it returned, since it adds the first operators before a mail server may be configured (office O6).
 */
async function invited(operator: Operator, name: string): Promise<{ link: string } | { sentTo: string }> {
  const link = await inviteOperator(operator, name);
  const sentTo = operator.by.named ? await sendLink(operator, name, link) : null;
  return sentTo === null ? { link } : { sentTo };
}

/** Gives an operator other roles; their sessions end, since their rights have changed (office O7). */
export async function operatorRoles(operator: Operator, { name, roles }: InputOf<'setOperatorRoles'>): Promise<Schema<'ChangedOperator'>> {
  approvedBy(operator);
  await examineRoles(operator, { name, roles });
  await giveRoles(operator, name, roles);
  await endSessionsOfOperator(operator.db, name);
  return { operator: name, roles: await rolesOf(operator.db, name) };
}

export async function examineRoles(operator: Operator, { name, roles }: InputOf<'setOperatorRoles'>): Promise<Examined> {
  await theOperator(operator, name);
  await refuseRoles(operator, roles);
  if (!roles.some(({ role, merchant }) => role === 'owner' && merchant === null)) await refuseWithoutOwners(operator, name);
  const before = rolesText(await rolesOf(operator.db, name));
  return {
    ...ofOperator(name, [{ field: 'roles', before, after: rolesText(roles) }], before),
    needsTwo: true,
    concerns: name,
  };
}

/** Whether this adds one of the first two owners. Concurrent additions wait for each other. */
async function isFirst(operator: Operator, name: string, roles: readonly Schema<'GrantedRole'>[]): Promise<boolean> {
  if (!nameShape.test(name))
    throw refused('field_invalid', `${name} is no name for an operator: write it in small letters, such as amina.`);
  const { db } = operator;
  await sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(db);
  const all = await db.selectFrom('operator').select(['name', 'added_by']).execute();
  if (all.some((each) => each.name === name))
    throw refused('operator_exists', `There is or was an operator called ${name}. Names can’t be used again.`);
  // Demonstration operators do not count.
  const real = all.filter(({ added_by }) => added_by !== demonstrationMark);
  if (real.length < firstOperators && rolesText(roles) === rolesText(ownerOfAll)) return true;
  await refuseRoles(operator, roles);
  return false;
}

function ofOperator(name: string, changes: Examined['changes'], version: string) {
  return { merchant: null, subject: { kind: 'operator', id: name, name } as const, changes, effect: null, reason: null, version };
}

/**
 * Gives the calling operator a new key, which nobody else has seen, and invalidates the old one. An operator who cannot log in to the
 * office yet also gets a new link, because whoever added them has seen the first.
 */
export async function operatorRekey(operator: Operator): Promise<Schema<'NewKey'>> {
  const { db, by } = operator;
  if (!by.named) throw refused('operator_name_needed', 'Say whose key it is with --as.');
  tell(operator, { merchant: null, subject: { kind: 'operator', id: by.name } });
  const key = newKey();
  await db
    .updateTable('operator')
    .set({ key_hash: hashOf(key), key_is_own: true })
    .where('name', '=', by.name)
    .execute();
  return { operator: by.name, key, ...(!(await hasFactor(db, by.name)) && { link: await inviteOperator(operator, by.name) }) };
}

/**
 * Deletes an operator's credentials and key, ends all their sessions, and returns a link to choose new ones; takes two other operators.
 * This is the only way back after losing a passkey or a phone.
 */
export async function operatorReset(operator: Operator, { name }: { name: string }): Promise<Schema<'NewKey'>> {
  const { db } = operator;
  approvedBy(operator);
  await theOperator(operator, name);
  await dropAccess(db, name);
  const key = newKey();
  await db
    .updateTable('operator')
    .set({ key_hash: hashOf(key), key_is_own: false })
    .where('name', '=', name)
    .execute();
  return { operator: name, key, next: `operators rekey --as ${name}`, ...(await invited(operator, name)) };
}

export async function examineReset(operator: Operator, { name }: { name: string }): Promise<Examined> {
  const { key_hash } = await theOperator(operator, name);
  return { ...ofOperator(name, [{ field: 'access', before: 'own', after: 'link' }], key_hash), needsTwo: true, concerns: name };
}

async function theOperator({ db }: Operator, name: string) {
  const known = await db.selectFrom('operator').selectAll().where('name', '=', name).where('removed_at', 'is', null).executeTakeFirst();
  if (!known) throw refused('not_found', `There is no operator ${name}.`);
  return known;
}

/** Ends every session of an operator and deletes their credentials, in the caller's transaction. */
async function dropAccess(db: Db, name: string): Promise<void> {
  await endSessionsOfOperator(db, name);
  await db.deleteFrom('operator_password').where('operator', '=', name).execute();
  await db.deleteFrom('operator_passkey').where('operator', '=', name).execute();
  await db.deleteFrom('operator_invitation').where('operator', '=', name).execute();
}

/** Removes all of an operator's rights; takes two other operators. */
export async function operatorRemove(operator: Operator, { name }: { name: string }): Promise<Schema<'RemovedOperator'>> {
  const { db, clock } = operator;
  approvedBy(operator);
  await theOperator(operator, name);
  await refuseWithoutOwners(operator, name);
  await dropAccess(db, name);
  await db.updateTable('operator').set({ removed_at: clock.now() }).where('name', '=', name).execute();
  return { operator: name, removed: true };
}

export async function examineRemoval(operator: Operator, { name }: { name: string }): Promise<Examined> {
  const { key_hash } = await theOperator(operator, name);
  await refuseWithoutOwners(operator, name);
  return { ...ofOperator(name, [{ field: 'access', before: 'own', after: null }], key_hash), needsTwo: true, concerns: name };
}

export async function operatorsList({ db, vault }: Operator): Promise<Schema<'Operator'>[]> {
  const rows = await db.selectFrom('operator').selectAll().where('removed_at', 'is', null).orderBy('name').execute();
  const roles = await rolesOfEach(db);
  return rows.map((row) => ({
    operator: row.name,
    roles: roles.get(row.name) ?? [],
    email: row.email === null ? null : maskEmail(openEmail(vault, row.name, row.email)),
    addedBy: row.added_by,
    added: row.added_at.toISOString(),
    state: row.key_is_own ? 'may act' : 'must make an own key',
  }));
}

const newKey = () => randomBytes(24).toString('base64url');

function hashOf(key: string): string {
  return createHash('sha256').update(`operator-key.${key}`).digest('hex');
}

import { isGuessable } from '@parlour/domain';
import type { components } from '@parlour/office-api/contract';
import type { Config } from '../../../kernel/config.ts';
import { isLocalHost } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { breaksUnique, inTransaction } from '../../../kernel/transaction.ts';
import { newSecret, otpauthUri } from '../../identity/authenticator/totp.ts';
import { isKnownPassword } from '../../identity/session/known-passwords.ts';
import { hashPassword } from '../../identity/session/passwords.ts';
import { appendAudit, originOf } from '../audit/append.ts';
import type { Operator, Schema } from '../operator.ts';
import { openTotp, sealTotp, typedStep } from './authenticator.ts';
import { limitLogIns } from './log-in.ts';
import { creationFor, madePasskey } from './passkeys.ts';
import { rolesOf } from './roles.ts';
import { named, sessionToWire, startOperatorSession } from './sessions.ts';
import { visitOf } from './asking.ts';

/** How long a link is valid (office O5). */
const goodFor = 24 * 3600 * 1000;
const shortestPassword = 15;

/** The office's primary origin, as operators' browsers see it. */
export function officeOrigin({ office, port }: Pick<Config, 'office' | 'port'>): string {
  const host = office.hosts[0] ?? 'office.localhost';
  return isLocalHost(host) || host.endsWith('.localhost') ? `http://${host}:${port}` : `https://${host}`;
}

/** Creates a link with which `name` chooses how to log in, in the caller's transaction; it invalidates the previous one. */
export async function inviteOperator(operator: Operator, name: string): Promise<string> {
  const { token } = await keepInvitation(operator, { name, by: operator.by.name, goodFor });
  // The token is in the fragment, which browsers never send, so no server logs it.
  return `${officeOrigin(operator.config)}/invitation#${token}`;
}

/** Stores a token with the secret of an authenticator, valid for this many ms, in the caller's transaction; it replaces earlier ones. */
export async function keepInvitation(
  { db, clock, random, vault }: Operator,
  { name, by, goodFor: lasts }: { name: string; by: string; goodFor: number },
): Promise<{ token: string; secret: string }> {
  const token = newToken(random);
  const secret = newSecret(random);
  const now = clock.now();
  await db.deleteFrom('operator_invitation').where('operator', '=', name).execute();
  await db
    .insertInto('operator_invitation')
    .values({
      token_hash: hashToken(token),
      operator: name,
      made_by: by,
      made_at: now,
      expires_at: new Date(now.getTime() + lasts),
      totp_secret: sealTotp(vault, name, secret),
    })
    .execute();
  return { token, secret };
}

/** The data that an authenticator app is set up with. */
export const authenticatorSetUp = (name: string, setUpKey: string) => ({
  setUpKey,
  uri: otpauthUri(setUpKey, { issuer: 'Office', account: name }),
});

/** Whether an operator has chosen how to log in to the office. */
export async function hasFactor(db: Db, name: string): Promise<boolean> {
  const password = await db.selectFrom('operator_password').select('operator').where('operator', '=', name).executeTakeFirst();
  const passkey = await db.selectFrom('operator_passkey').select('id').where('operator', '=', name).executeTakeFirst();
  return password !== undefined || passkey !== undefined;
}

/** The invitation of a token. Throws `invitation_ended`, whether the token is unknown, used or expired. */
async function invitationOf({ db, clock }: Operator, token: string) {
  const found = await db
    .selectFrom('operator_invitation')
    .innerJoin('operator', 'operator.name', 'operator_invitation.operator')
    .selectAll('operator_invitation')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .where('operator.removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw ended();
  return found;
}

const ended = () =>
  new Refusal('invitation_ended', {
    message: 'This link has been used or is more than a day old. Ask the person who sent it for a new one.',
  });

export async function openInvitation(operator: Operator, { token }: Schema<'InvitationToken'>): Promise<Schema<'Invitation'>> {
  await limitLogIns(operator);
  const { operator: name, expires_at, totp_secret } = await invitationOf(operator, token);
  const setUpKey = openTotp(operator.vault, name, totp_secret);
  return {
    operator: name,
    roles: await rolesOf(operator.db, name),
    expiresAt: expires_at.toISOString(),
    ...authenticatorSetUp(name, setUpKey),
  };
}

/**
 * Accepts with password and authenticator. Throws `invitation_ended`, `field_invalid`, `password_too_common` and `code_invalid`; only
 * success uses up the link.
 */
export async function acceptByPassword(
  operator: Operator,
  { token, password, code }: Schema<'AcceptanceByPassword'>,
): Promise<Schema<'OwnSession'>> {
  await limitLogIns(operator);
  const { operator: name } = await invitationOf(operator, token);
  const row = await passwordChosen(operator, { token, password, code }, name);
  return accept(operator, { token, name, factor: 'password' }, async (trx) => {
    await trx.insertInto('operator_password').values(row).execute();
  });
}

/** The row for the password that `name` has chosen, with the authenticator of the token. Throws as `acceptByPassword`. */
export async function passwordChosen(operator: Operator, { token, password, code }: Schema<'AcceptanceByPassword'>, name: string) {
  const { clock, vault } = operator;
  const { operator: whose, totp_secret } = await invitationOf(operator, token);
  if (whose !== name) throw ended();
  if ([...password].length < shortestPassword)
    throw new Refusal('field_invalid', { fields: [{ field: 'password', rule: 'length', min: shortestPassword }] });
  if (isGuessable(password, shortestPassword, { words: [name, 'office'], known: isKnownPassword }))
    throw new Refusal('password_too_common', { fields: [{ field: 'password', rule: 'common' }] });
  const now = clock.now();
  const step = typedStep(openTotp(vault, name, totp_secret), code, now);
  if (step === null) throw new Refusal('code_invalid', { fields: [{ field: 'code', rule: 'wrong' }] });
  return { operator: name, password_hash: await hashPassword(password), totp_secret, last_step: step, chosen_at: now };
}

export async function startPasskeyAcceptance(operator: Operator, { token }: Schema<'InvitationToken'>) {
  await limitLogIns(operator);
  const { operator: name, token_hash } = await invitationOf(operator, token);
  return creationFor(operator, name, token_hash);
}

/** Accepts with a passkey. Throws `invitation_ended`, `passkey_refused`, `passkey_exists` and `field_invalid`. */
export async function acceptByPasskey(
  operator: Operator,
  { token, passkey }: { token: string; passkey: components['schemas']['NewPasskey'] },
): Promise<Schema<'OwnSession'>> {
  await limitLogIns(operator);
  const { operator: name, token_hash } = await invitationOf(operator, token);
  const row = await madePasskey(operator, name, token_hash, passkey);
  return accept(operator, { token, name, factor: 'passkey' }, async (trx) => {
    await trx.insertInto('operator_passkey').values(row).execute();
  }).catch((error: unknown) => {
    throw breaksUnique(error, 'operator_passkey_credential') ? new Refusal('passkey_exists') : error;
  });
}

/** Uses up a token, in the caller's transaction. Throws `invitation_ended` if it was used already. */
export async function takeInvitation(trx: Db, token: string): Promise<void> {
  const used = await trx.deleteFrom('operator_invitation').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (used.numDeletedRows === 0n) throw ended();
}

/** Uses up the link, stores the factor and logs in, in one transaction: of two concurrent attempts, one succeeds. */
async function accept(
  operator: Operator,
  { token, name, factor }: { token: string; name: string; factor: 'password' | 'passkey' },
  keep: (trx: Db) => Promise<void>,
): Promise<Schema<'OwnSession'>> {
  const visit = visitOf(operator);
  const { session, setCookie } = await inTransaction(operator.db, async (trx) => {
    await takeInvitation(trx, token);
    await keep(trx);
    const note = { merchant: null, subject: { kind: 'operator', id: name }, after: { factor } };
    for (const event of ['operator.activated', 'operator.factorAdded'] as const)
      await appendAudit(trx, originOf({ by: named(name), visit }, 'invitation accept'), { ...note, event }, operator.clock.now());
    return startOperatorSession(trx, operator, visit, { name, factor });
  });
  setCookie();
  return sessionToWire(operator, session);
}

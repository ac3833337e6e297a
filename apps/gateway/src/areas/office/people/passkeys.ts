import type { components } from '@parlour/office-api/contract';
import type { Selectable } from 'kysely';
import { passkeyName } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../kernel/tables.ts';
import { hostname } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { countsOn, passkeyCreation, signedChallenge, verifiedPasskey, verifiedProof } from '../../identity/passkeys/ceremony.ts';
import type { Operator } from '../operator.ts';
import type { ChallengePurpose, OperatorPasskeyTable } from '../tables.ts';
import { sessionOf, visitOf } from './asking.ts';
import type { Visit } from './visit.ts';

type Schemas = components['schemas'];
type Passkey = Selectable<OperatorPasskeyTable>;

/** How long a challenge is valid and the browser's dialog stays open, in seconds. */
const challengeSeconds = 300;
/** Cookie that identifies the browser to which a log-in challenge was given. */
const browserCookie = '__Host-office-passkey';

const siteOf = ({ origin }: Visit) => hostname(new URL(origin).host);
const passkeysOf = (db: Db, operator: string) => db.selectFrom('operator_passkey').selectAll().where('operator', '=', operator).execute();
const descriptorOf = ({ credential_id: id, transports }: Passkey) => ({
  id,
  type: 'public-key' as const,
  ...(transports !== '' && { transports: transports.split(',') }),
});

async function giveChallenge({ db, clock, random }: Operator, purpose: ChallengePurpose, boundTo: string) {
  const challenge = random.bytes(32);
  await db
    .insertInto('operator_challenge')
    .values({
      challenge_hash: hashToken(challenge.toString('base64url')),
      purpose,
      bound_to: boundTo,
      expires_at: new Date(clock.now().getTime() + challengeSeconds * 1000),
    })
    .execute();
  return challenge;
}

/** Uses up the signed challenge, even if the response is otherwise invalid. */
async function takeChallenge({ db, clock }: Operator, purpose: ChallengePurpose, boundTo: string, clientDataJSON: string) {
  const challenge = signedChallenge(clientDataJSON);
  const row = await db
    .deleteFrom('operator_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where((eb) => eb.and({ purpose, bound_to: boundTo }))
    .returning('expires_at')
    .executeTakeFirst();
  if (!row || row.expires_at <= clock.now()) throw new Refusal('passkey_refused');
  return challenge;
}

/** A challenge for any passkey that the browser has for the office. */
export async function logInChallenge(operator: Operator): Promise<Schemas['PasskeyRequest']> {
  const visit = visitOf(operator);
  const known = visit.cookie(browserCookie);
  const browser = known && /^[\w-]{43}$/.test(known) ? known : newToken(operator.random);
  visit.setCookie(browserCookie, browser, challengeSeconds);
  return requestOf(visit, await giveChallenge(operator, 'login', hashToken(browser)));
}

/** A challenge for the passkeys of the operator who is logged in. */
export async function stepUpChallenge(operator: Operator): Promise<Schemas['PasskeyRequest']> {
  const session = sessionOf(operator);
  const visit = visitOf(operator);
  const own = (await passkeysOf(operator.db, session.operator)).filter(
    ({ site, suspected_at }) => site === siteOf(visit) && suspected_at === null,
  );
  return { ...requestOf(visit, await giveChallenge(operator, 'stepUp', session.id)), allowCredentials: own.map(descriptorOf) };
}

function requestOf(visit: Visit, challenge: Buffer): Schemas['PasskeyRequest'] {
  return {
    rpId: siteOf(visit),
    challenge: challenge.toString('base64url'),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  };
}

/**
 * The owner of the passkey that signed the challenge given to this browser or session. Throws `passkey_refused`, whatever is wrong; a
 * counter that went backwards disables the passkey.
 */
export async function provenOperator(operator: Operator, purpose: 'login' | 'stepUp', proof: Schemas['PasskeyProof']): Promise<string> {
  const { db, clock } = operator;
  const visit = visitOf(operator);
  const boundTo = purpose === 'stepUp' ? sessionOf(operator).id : hashToken(visit.cookie(browserCookie) ?? '');
  const expectedChallenge = await takeChallenge(operator, purpose, boundTo, proof.clientDataJSON);
  const passkey = await db
    .selectFrom('operator_passkey')
    .innerJoin('operator', 'operator.name', 'operator_passkey.operator')
    .selectAll('operator_passkey')
    .where('credential_id', '=', proof.id)
    .where('suspected_at', 'is', null)
    .where('operator.removed_at', 'is', null)
    .executeTakeFirst();
  const told = proof.userHandle === undefined ? null : Buffer.from(proof.userHandle, 'base64url').toString('utf8');
  const says = passkey && (told === passkey.operator || (told === null && purpose === 'stepUp'));
  const signed = says && (await verifiedProof(proof, passkey.public_key, { expectedChallenge, origin: visit.origin, log: visit.log }));
  if (!signed) {
    securityEvent(visit.log, 'passkey_failed', { ip: visit.ip });
    throw new Refusal('passkey_refused');
  }
  const counted = countsOn(signed.newCounter, Number(passkey.counter));
  const change = counted
    ? { counter: signed.newCounter, backed_up: signed.credentialBackedUp, last_used_at: clock.now() }
    : { suspected_at: clock.now() };
  // Of two concurrent responses with the same counter, one succeeds.
  const { numUpdatedRows } = await db
    .updateTable('operator_passkey')
    .set(change)
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  if (!counted) securityEvent(visit.log, 'passkey_suspected', { ip: visit.ip });
  if (!counted || numUpdatedRows === 0n) throw new Refusal('passkey_refused');
  return passkey.operator;
}

/** The options for creating a passkey; `boundTo` is the invitation, or the session of the operator who adds one. */
export async function creationFor(operator: Operator, name: string, boundTo: string): Promise<Schemas['PasskeyCreation']> {
  const visit = visitOf(operator);
  const own = (await passkeysOf(operator.db, name)).filter(({ site }) => site === siteOf(visit));
  return passkeyCreation(
    { id: siteOf(visit), name: 'Office' },
    { id: name, name, displayName: name },
    { challenge: await giveChallenge(operator, 'invitation', boundTo), seconds: challengeSeconds, exclude: own.map(descriptorOf) },
  );
}

/** The row for the passkey that the browser has created. Throws `passkey_refused` and `field_invalid`. */
export async function madePasskey(operator: Operator, owner: string, boundTo: string, body: Schemas['NewPasskey']) {
  const visit = visitOf(operator);
  const name = passkeyName(body.name);
  if (name === null) throw new Refusal('field_invalid', { fields: [{ field: 'passkey.name', rule: 'required' }] });
  const expectedChallenge = await takeChallenge(operator, 'invitation', boundTo, body.clientDataJSON);
  const made = await verifiedPasskey(body, { expectedChallenge, origin: visit.origin, log: visit.log });
  const now = operator.clock.now();
  return { id: uuid({ msecs: now.getTime() }), operator: owner, site: siteOf(visit), name, created_at: now, ...made };
}

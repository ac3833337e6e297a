import { passkeyName } from '@parlour/domain';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { breaksUnique, inTransaction } from '../../../kernel/transaction.ts';
import { memberOf } from '../member/find.ts';
import { challengeSeconds, giveChallenge, takeChallenge } from './challenges.ts';
import { descriptorOf, passkeyToWire } from './to-wire.ts';
import { passkeysOf, siteOf } from './store.ts';
import { accountName } from '../member/login-name.ts';

type Schemas = components['schemas'];

const mostPasskeys = 20;
/** Of COSE: Ed25519, ES256 and RS256, which every maker has one of. */
const algorithms = [-8, -7, -257];

/** Options for creating a passkey. Throws `passkey_limit`. */
export async function startPasskey(context: Context): Promise<Schemas['PasskeyCreation']> {
  const member = await memberOf(context.db, sessionOf(context).memberId);
  const passkeys = await passkeysOf(context.db, member.id);
  if (passkeys.length >= mostPasskeys) throw new Refusal('passkey_limit');
  const options = await generateRegistrationOptions({
    rpName: context.merchant.name,
    rpID: siteOf(context),
    userName: accountName(context.vault, member),
    userDisplayName: member.nickname,
    userID: new TextEncoder().encode(member.id),
    challenge: await giveChallenge(context, 'add'),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: {},
  });
  return {
    rp: { id: siteOf(context), name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: challengeSeconds * 1000,
    // A device that already has one reports that instead of creating a second.
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Keeps a passkey that the browser has made. Throws `passkey_refused`, `passkey_exists`, `passkey_limit` and `field_invalid`. */
export async function addPasskey(context: Context, body: Schemas['NewPasskey']): Promise<Schemas['Passkey']> {
  const { db, clock, log, ip, merchant } = context;
  const { memberId } = sessionOf(context);
  const name = nameOf(body);
  const made = await verified(context, body);
  const now = clock.now();
  const passkey = await inTransaction(db, async (trx) => {
    if ((await passkeysOf(trx, memberId)).length >= mostPasskeys) throw new Refusal('passkey_limit');
    const row = { id: uuid(), merchant: merchant.code, member_id: memberId, site: siteOf(context), name, created_at: now, ...made };
    await sendMessage(trx, { merchant: merchant.code, memberId, kind: 'passkeyAdded', params: { name } }, now);
    return trx.insertInto('passkey').values(row).returningAll().executeTakeFirstOrThrow();
  }).catch((error: unknown) => {
    throw breaksUnique(error, 'passkey_credential') ? new Refusal('passkey_exists') : error;
  });
  securityEvent(log, 'passkey_added', { merchant: merchant.code, memberId, ip });
  return passkeyToWire(passkey, siteOf(context));
}

/** The name of a passkey as it is kept. Throws `field_invalid`. */
export function nameOf({ name }: { name: string }): string {
  const kept = passkeyName(name);
  if (kept === null) throw new Refusal('field_invalid', { fields: [{ field: 'name', rule: 'required' }] });
  return kept;
}

async function verified(context: Context, body: Schemas['NewPasskey']) {
  const { id, clientDataJSON, attestationObject, transports = [] } = body;
  const expectedChallenge = await takeChallenge(context, 'add', clientDataJSON);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.siteOrigin,
    expectedRPID: siteOf(context),
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    // Whatever is wrong, the page can do nothing about it: the log says what.
    context.log.info({ err: error }, 'a passkey was not made');
    throw new Refusal('passkey_refused');
  });
  if (!registrationInfo) throw new Refusal('passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.join(','),
    backed_up: credentialBackedUp,
    last_used_at: null,
    suspected_at: null,
  };
}

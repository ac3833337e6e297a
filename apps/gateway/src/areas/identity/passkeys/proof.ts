import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { countsOn, verifiedProof } from './ceremony.ts';
import { challengeSeconds, giveChallenge, takeChallenge } from './challenges.ts';
import { siteOf, type Passkey } from './store.ts';
import { descriptorOf } from './to-wire.ts';

type Schemas = components['schemas'];

/** A passkey that has just signed; call `use` in the transaction that relies on it. */
export interface ProvedPasskey {
  passkey: Passkey;
  use: (trx: Db) => Promise<void>;
}

/** Options for signing with one of `passkeys`, or with any that the browser has for this site. */
export async function passkeyRequest(
  context: Context,
  purpose: 'login' | 'stepUp',
  passkeys?: readonly Passkey[],
): Promise<Schemas['PasskeyRequest']> {
  const challenge = await giveChallenge(context, purpose);
  return {
    rpId: siteOf(context),
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
    ...(passkeys && { allowCredentials: passkeys.map(descriptorOf) }),
  };
}

/**
 * Verifies that a passkey of this site signed the challenge and verified its user. Throws `passkey_refused`, whatever is wrong; a counter
 * that went backwards disables the passkey and notifies its member.
 */
export async function provePasskey(context: Context, purpose: 'login' | 'stepUp', proof: Schemas['PasskeyProof']): Promise<ProvedPasskey> {
  const { db, merchant, log, ip } = context;
  const challenge = await takeChallenge(context, purpose, proof.clientDataJSON);
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('credential_id', '=', proof.id)
    .executeTakeFirst();
  const about = { merchant: merchant.code, memberId: passkey?.member_id, ip };
  const signed =
    passkey && passkey.suspected_at === null && isOf(proof, passkey, purpose)
      ? await verifiedProof(proof, passkey.public_key, { expectedChallenge: challenge, origin: context.siteOrigin, log })
      : null;
  if (!passkey || !signed) {
    securityEvent(log, 'passkey_failed', about);
    throw new Refusal('passkey_refused');
  }
  const { newCounter: counter, credentialBackedUp: backed_up } = signed;
  if (!countsOn(counter, Number(passkey.counter))) {
    await suspect(context, passkey);
    throw new Refusal('passkey_refused');
  }
  return { passkey, use: (trx) => noteUse(trx, passkey, { counter, backed_up, last_used_at: context.clock.now() }) };
}

/** At a log-in nobody types a username, so the passkey itself must identify its owner. */
function isOf({ userHandle }: Schemas['PasskeyProof'], { member_id }: Passkey, purpose: 'login' | 'stepUp'): boolean {
  if (userHandle === undefined) return purpose === 'stepUp';
  return Buffer.from(userHandle, 'base64url').toString('utf8') === member_id;
}

async function suspect({ db, clock, log, ip }: Context, { id, merchant, member_id: memberId, name }: Passkey): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await trx.updateTable('passkey').set({ suspected_at: now }).where('id', '=', id).execute();
    await sendMessage(trx, { merchant, memberId, kind: 'passkeySuspected', params: { name } }, now);
  });
  securityEvent(log, 'passkey_suspected', { merchant, memberId, ip });
}

/** Of two concurrent responses with the same counter, one succeeds. */
async function noteUse(
  trx: Db,
  { id, counter: before }: Passkey,
  change: { counter: number; backed_up: boolean; last_used_at: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set(change)
    .where('id', '=', id)
    .where('suspected_at', 'is', null)
    .where('counter', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('passkey_refused');
}

import { passkeyName } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { breaksUnique, inTransaction } from '../../../kernel/transaction.ts';
import { memberOf } from '../member/find.ts';
import { passkeyCreation, verifiedPasskey } from './ceremony.ts';
import { challengeSeconds, giveChallenge, takeChallenge } from './challenges.ts';
import { descriptorOf, passkeyToWire } from './to-wire.ts';
import { passkeysOf, siteOf } from './store.ts';
import { accountName } from '../member/login-name.ts';

type Schemas = components['schemas'];

const mostPasskeys = 20;

/** Options for creating a passkey. Throws `passkey_limit`. */
export async function startPasskey(context: Context): Promise<Schemas['PasskeyCreation']> {
  const member = await memberOf(context.db, sessionOf(context).memberId);
  const passkeys = await passkeysOf(context.db, member.id);
  if (passkeys.length >= mostPasskeys) throw new Refusal('passkey_limit');
  return passkeyCreation(
    { id: siteOf(context), name: context.merchant.name },
    { id: member.id, name: accountName(context.vault, member), displayName: member.nickname },
    { challenge: await giveChallenge(context, 'add'), seconds: challengeSeconds, exclude: passkeys.map(descriptorOf) },
  );
}

/** Stores a passkey that the browser has created. Throws `passkey_refused`, `passkey_exists`, `passkey_limit` and `field_invalid`. */
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

/** The name of a passkey in its stored form. Throws `field_invalid`. */
export function nameOf({ name }: { name: string }): string {
  const kept = passkeyName(name);
  if (kept === null) throw new Refusal('field_invalid', { fields: [{ field: 'name', rule: 'required' }] });
  return kept;
}

async function verified(context: Context, body: Schemas['NewPasskey']) {
  const expectedChallenge = await takeChallenge(context, 'add', body.clientDataJSON);
  return verifiedPasskey(body, { expectedChallenge, origin: context.siteOrigin, log: context.log });
}

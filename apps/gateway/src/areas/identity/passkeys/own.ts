import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { nameOf } from './creation.ts';
import { passkeysOf, siteOf } from './store.ts';
import { passkeyToWire } from './to-wire.ts';

type Schemas = components['schemas'];

/** The member's passkeys, newest first. */
export async function ownPasskeys(context: Context): Promise<Schemas['PasskeyList']> {
  const passkeys = await passkeysOf(context.db, sessionOf(context).memberId);
  return { list: passkeys.map((passkey) => passkeyToWire(passkey, siteOf(context))) };
}

/** Renames one of the member's passkeys. Throws `not_found` for any other. */
export async function renamePasskey(context: Context, passkeyId: string, body: Schemas['PasskeyRenaming']): Promise<null> {
  const { numUpdatedRows } = await context.db
    .updateTable('passkey')
    .set({ name: nameOf(body) })
    .where('id', '=', passkeyId)
    .where('member_id', '=', sessionOf(context).memberId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('not_found');
  return null;
}

/** Removes one of the member's passkeys and notifies the member. Throws `not_found` for any other. */
export async function removePasskey(context: Context, passkeyId: string): Promise<null> {
  const { db, clock, log, ip } = context;
  const { memberId, merchant } = sessionOf(context);
  await inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('member_id', '=', memberId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new Refusal('not_found');
    await sendMessage(trx, { merchant, memberId, kind: 'passkeyRemoved', params: { name: removed.name } }, clock.now());
  });
  securityEvent(log, 'passkey_removed', { merchant, memberId, ip });
  return null;
}

import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberOf } from '../member/find.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts';
import { dropAuthenticator, findAuthenticator } from './store.ts';
import { beginAuthenticator, confirmAuthenticator } from './turn-on.ts';

type Operation = 'getAuthenticator' | 'beginAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator' | 'renewRecoveryCodes';

export const authenticatorHandlers: HandlersOf<Operation> = {
  async getAuthenticator(_input, context) {
    const { memberId } = sessionOf(context);
    const since = (await findAuthenticator(context.db, memberId))?.confirmed_at;
    if (!since) return { on: false, recoveryCodesLeft: 0 };
    return { on: true, since: since.toISOString(), recoveryCodesLeft: await recoveryCodesLeft(context.db, memberId) };
  },

  beginAuthenticator: (_input, context) => beginAuthenticator(context),
  confirmAuthenticator: ({ body }, context) => confirmAuthenticator(context, body),
  removeAuthenticator: (_input, context) => remove(context),
  renewRecoveryCodes: async (_input, context) => ({ codes: await renew(context) }),
};

async function remove(context: Context): Promise<null> {
  const { db, clock, log, ip } = context;
  const { memberId, merchant } = sessionOf(context);
  await inTransaction(db, async (trx) => {
    if (!(await dropAuthenticator(trx, memberId))) throw new Refusal('authenticator_missing');
    await sendMessage(trx, { merchant, memberId, kind: 'authenticatorOff', params: {} }, clock.now());
  });
  securityEvent(log, 'authenticator_off', { merchant, memberId, ip });
  return null;
}

async function renew(context: Context): Promise<string[]> {
  const { db, clock, random, log, ip } = context;
  const member = await memberOf(db, sessionOf(context).memberId);
  const codes = await inTransaction(db, async (trx) => {
    if (!(await findAuthenticator(trx, member.id))?.confirmed_at) throw new Refusal('authenticator_missing');
    await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'recoveryCodesRenewed', params: {} }, clock.now());
    return renewRecoveryCodes(trx, member, random);
  });
  securityEvent(log, 'recovery_codes_renewed', { merchant: member.merchant, memberId: member.id, ip });
  return codes;
}

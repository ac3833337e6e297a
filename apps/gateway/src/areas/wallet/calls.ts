import { toDecimal } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import { CallRefused, handling, type CallHandler } from '../../outbound/handling.ts';
import { sendMessage } from '../messages/send-message.ts';
import { beginPayment, refundPayment, tell } from './deposits.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { amountOf } from './to-wire.ts';

/** How the wallet calls payment providers, which are asked for before each call: their keys may have changed. */
export function walletCalls(db: Db, providers: () => Promise<readonly PaymentProvider[]>): CallHandler[] {
  return [
    handling(refundPayment, {
      async call({ provider: code, ...payment }) {
        const provider = (await providers()).find((each) => each.code === code);
        if (!provider?.refund) throw new CallRefused(`there is no payment provider ${code} any more that refunds`);
        return provider.refund(payment);
      },
    }),
    handling(beginPayment, {
      async call({ depositId, siteOrigin, ...asked }) {
        const row = await db.selectFrom('deposit').selectAll().where('id', '=', depositId).executeTakeFirstOrThrow();
        if (row.status !== 'pending') throw new CallRefused(`the deposit is ${row.status}`);
        const provider = (await providers()).find(({ code }) => code === row.provider);
        if (!provider) throw new CallRefused(`there is no payment provider ${row.provider} any more`);
        const returnUrl = `${siteOrigin}/member/depositv2?deposit=${depositId}`;
        return provider.begin({ depositId, amount: amountOf(row), expiresAt: row.expires_at, returnUrl, ...asked });
      },
      async done(trx, { payload: { depositId }, result: { cashierUrl } }) {
        const row = await trx
          .updateTable('deposit')
          .set({ cashier_url: cashierUrl })
          .where('id', '=', depositId)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (row.status === 'pending') await tell(trx, row);
      },
      // If it is unknown whether the provider received it, a late payment must still reach the player: a cancelled deposit accepts it.
      async failed(trx, { payload: { depositId }, refused }, now) {
        const row = await trx
          .updateTable('deposit')
          .set({ status: refused ? 'failed' : 'cancelled', settled_at: now })
          .where('id', '=', depositId)
          .where('status', '=', 'pending')
          .returningAll()
          .executeTakeFirst();
        if (!row) return;
        await tell(trx, row);
        const amount = amountOf(row);
        const params = { amount: toDecimal(amount), currency: amount.currency };
        await sendMessage(trx, { merchant: row.merchant, memberId: row.member_id, kind: 'depositFailed', params }, now);
      },
    }),
  ];
}

import type { HandlersOf } from '../../../http/handler.ts';
import { settleDeposit } from '../deposits.ts';

export const paymentHandlers: HandlersOf<'receiveCashierWebhook'> = {
  /** Only what the provider has signed comes here (http/partner-bodies.ts). */
  async receiveCashierWebhook({ params, body }, { db, clock }) {
    await settleDeposit(db, params.provider, body, clock.now());
    return null;
  },
};

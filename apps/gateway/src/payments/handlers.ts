import type { HandlersOf } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { isFresh, useNonce } from '../signing/freshness.ts';
import { settleDeposit } from '../wallet/deposits.ts';
import { paymentProviders } from './providers.ts';

export const paymentHandlers: HandlersOf<'receiveCashierWebhook'> = {
  async receiveCashierWebhook({ params, headers, body, rawBody }, { db, config, clock }) {
    const provider = paymentProviders(config).find(({ code }) => code === params.provider);
    if (!provider) throw new Refusal('not_found');
    const timestamp = headers['x-timestamp'] ?? '';
    const nonce = headers['x-nonce'] ?? '';
    const now = clock.now();
    const genuine = isFresh(timestamp, now) && provider.signed({ timestamp, nonce, signature: headers['x-signature'] ?? '', rawBody });
    if (!genuine || !(await useNonce(db, `psp:${provider.code}`, nonce, now))) throw new Refusal('signature_invalid');
    await settleDeposit(db, provider.code, body, now);
    return null;
  },
};

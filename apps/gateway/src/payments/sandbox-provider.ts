import { toDecimal } from '@parlour/domain';
import type { Partner } from '../config.ts';
import { sameSignature } from '../signing/freshness.ts';
import { sealPayment } from './payment-token.ts';
import type { PaymentProvider } from './provider.ts';
import { webhookSignature } from './webhook-signature.ts';

/** The gateway's side of the sandbox cashier; `gatewayUrl` is where the cashier reaches the gateway. */
export function sandboxProvider({ key, origin }: Pick<Partner, 'key' | 'origin'>, gatewayUrl: string): PaymentProvider {
  return {
    code: 'sandbox',
    realMoney: false,
    async begin({ depositId, merchantName, amount, language, siteOrigin, expiresAt }) {
      const token = sealPayment(
        {
          depositId,
          merchantName,
          amount: toDecimal(amount),
          currency: amount.currency,
          language,
          returnUrl: `${siteOrigin}/member/transactionHistory?deposit=${depositId}`,
          webhookUrl: `${gatewayUrl}/psp/sandbox/webhook`,
          expiresAt: expiresAt.getTime(),
        },
        key,
      );
      return { cashierUrl: `${origin}/pay?token=${token}` };
    },
    signed: (message) => sameSignature(message.signature, webhookSignature(message, key)),
  };
}

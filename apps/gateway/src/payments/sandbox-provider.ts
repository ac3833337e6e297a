import { toDecimal } from '@parlour/domain';
import type { Partner } from '../config.ts';
import { sameSignature } from '../signing/freshness.ts';
import { paymentList } from './payment-list.ts';
import { sealPayment } from './payment-token.ts';
import type { PaymentProvider } from './provider.ts';
import { webhookSignature } from './webhook-signature.ts';

/** The gateway's side of the sandbox cashier; `gatewayUrl` is where the cashier reaches the gateway. */
export function sandboxProvider({ key, origin, baseUrl }: Partner, gatewayUrl: string): PaymentProvider {
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
    async payments(span, { clock, random, fetch = globalThis.fetch }) {
      const rawBody = JSON.stringify({ from: span.from.toISOString(), to: span.to.toISOString() });
      const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
      const nonce = random.bytes(24).toString('base64url');
      const headers = {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': webhookSignature({ timestamp, nonce, rawBody }, key),
      };
      const answer = await fetch(new URL('/payments', baseUrl), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
        headers,
        body: rawBody,
      });
      if (!answer.ok) throw new Error(`the sandbox cashier answered ${answer.status}`);
      return paymentList.parse(await answer.json());
    },
  };
}

import { toDecimal } from '@parlour/domain';
import type { Partner } from '../../../kernel/config.ts';
import { callPartner } from '../../../outbound/outbound.ts';
import { acceptedKeys } from '../../../outbound/partner-keys.ts';
import { sameSignature } from '../../../http/signing/freshness.ts';
import { paymentList, webhookSignature } from './payment-list.ts';
import { paymentMethods, sealPayment } from './payment-token.ts';
import type { ListedPayment, PaymentProvider } from './provider.ts';

/** The provider that stands for the sandbox cashier in the gateway; the cashier reaches the gateway at `gatewayUrl`. */
export function sandboxProvider(partner: Partner, gatewayUrl: string): PaymentProvider {
  const { key, origin, baseUrl } = partner;
  return {
    code: 'sandbox',
    realMoney: false,
    methods: paymentMethods,
    async begin({ depositId, merchantName, amount, method, language, returnUrl, expiresAt }) {
      const token = sealPayment(
        {
          depositId,
          merchantName,
          amount: toDecimal(amount),
          currency: amount.currency,
          method,
          language,
          returnUrl,
          webhookUrl: `${gatewayUrl}/psp/sandbox/webhook`,
          expiresAt: expiresAt.getTime(),
        },
        key,
      );
      return { cashierUrl: `${origin}/pay?token=${token}` };
    },
    signed({ header, rawBody }) {
      const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
      const isGenuine = acceptedKeys(partner).some((each) =>
        sameSignature(header('x-signature'), webhookSignature({ timestamp, nonce, rawBody }, each)),
      );
      return isGenuine ? { timestamp, nonce } : null;
    },
    async payments({ from, to }, { clock, random, fetch }) {
      const payments: ListedPayment[] = [];
      for (let after: string | undefined; ;) {
        const rawBody = JSON.stringify({ from: from.toISOString(), to: to.toISOString(), after });
        const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
        const nonce = random.bytes(24).toString('base64url');
        const signature = webhookSignature({ timestamp, nonce, rawBody }, key);
        const { status, text } = await callPartner({
          name: 'cashierPayments',
          url: new URL('/payments', baseUrl),
          allowed: baseUrl,
          headers: { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
          body: rawBody,
          ...(fetch && { fetch }),
        });
        if (status !== 200) throw new Error(`the sandbox cashier answered ${status}`);
        const page = paymentList.parse(JSON.parse(text));
        payments.push(...page.payments);
        after = page.next;
        if (after === undefined) return { completeSince: page.completeSince, payments };
      }
    },
  };
}

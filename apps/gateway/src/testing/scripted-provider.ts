import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '../areas/wallet/payments/provider.ts';
import { paymentProviders } from '../areas/wallet/payments/providers.ts';
import { CallRefused } from '../outbound/handling.ts';
import { callPartner } from '../outbound/outbound.ts';
import { testConfig } from './config.ts';

/**
 * How a provider reacts to a request: `die` makes the payment and drops the connection; `hold` makes it and answers only when `release` is
 * called.
 */
export type Deed = 'answer' | 'refuse' | 'fail' | 'die' | 'hold';

/** A payment provider that follows a test's script, over real HTTP on this machine. */
export interface ScriptedProvider {
  origin: string;
  /** The reactions to the next requests, in order; afterwards it just answers. */
  script: Deed[];
  /** Idempotency keys of all requests, in the order in which they arrived. */
  asked: string[];
  /** The payments that it has made: one per key, however often it is requested. */
  payments: Map<string, string>;
  /** Answers the first request that is held. */
  release(): void;
  close(): Promise<void>;
}

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const script: Deed[] = [];
  const asked: string[] = [];
  const payments = new Map<string, string>();
  const held: (() => void)[] = [];
  const server = createServer((request, response: ServerResponse) => {
    request.resume().on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const deed = script.shift() ?? 'answer';
      asked.push(key);
      if (deed === 'refuse' || deed === 'fail') return void response.writeHead(deed === 'refuse' ? 422 : 500).end();
      const payment = payments.get(key) ?? `payment-${payments.size + 1}`;
      payments.set(key, payment);
      // Each answer has a different address for the same payment, like those of providers that include a fresh token.
      const url = `http://cashier.localhost:9/${payment}?token=${asked.length}`;
      const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url }));
      if (deed === 'die') request.socket.destroy();
      else if (deed === 'hold') held.push(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script,
    asked,
    payments,
    release: () => held.shift()?.(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The gateway's provider for it: the sandbox's, except for how a payment starts. */
export function scriptedPayments(origin: string): PaymentProvider[] {
  const [sandbox] = paymentProviders(testConfig());
  return [
    {
      ...sandbox!,
      async begin({ depositId }) {
        const headers = { 'idempotency-key': depositId };
        const url = new URL('/payments', origin);
        const { status, text } = await callPartner({ name: 'scriptedBegin', url, allowed: origin, headers, body: '{}' });
        if (status === 422) throw new CallRefused('the provider answered 422');
        if (status !== 200) throw new Error(`the provider answered ${status}`);
        return { cashierUrl: (JSON.parse(text) as { url: string }).url };
      },
    },
  ];
}

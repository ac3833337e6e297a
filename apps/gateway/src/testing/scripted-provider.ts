import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProvider } from '../areas/wallet/payments/provider.ts';
import { paymentProviders } from '../areas/wallet/payments/providers.ts';
import { CallRefused } from '../outbound/handling.ts';
import { callPartner } from '../outbound/outbound.ts';
import { testConfig } from './config.ts';

/** What a provider does with a question: `die` makes the payment and cuts the line, `hold` makes it and answers when `release` is called. */
export type Deed = 'answer' | 'refuse' | 'fail' | 'die' | 'hold';

/** A payment provider that does what a test has it do, behind real HTTP on this machine. */
export interface ScriptedProvider {
  origin: string;
  /** What it does next, question by question; it answers when there is nothing more. */
  script: Deed[];
  /** Idempotency keys of all questions, in the order in which they came. */
  asked: string[];
  /** The payments that it has made: one for each key, whatever is asked again. */
  payments: Map<string, string>;
  /** Answers the first question that is held. */
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
      // Each answer has an address of its own for the same payment, as with providers that put a fresh token into it.
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

/** The gateway's side of it: the sandbox, but for the way in which a payment begins. */
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

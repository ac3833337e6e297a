import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostedProviders } from '../areas/wallet/payments/settings.ts';
import type { TestGateway } from './gateway.ts';

interface Question {
  path: string;
  /** The request's idempotency key. */
  key: string;
  authorization: string;
  body: Record<string, unknown>;
}

/** A payment provider with a hosted page, over real HTTP on this machine: makes one payment per idempotency key. */
export interface FakeHostedProvider {
  /** As PAYMENT_PROVIDERS would state it. */
  hosted: ReturnType<typeof hostedProviders.parse>;
  asked: Question[];
  /** Statuses of the next answers; when none are left, every request is accepted. */
  script: number[];
  /** Where it sends players; by default its own origin. */
  page: string;
  /** Reports an event to the gateway, signed as Standard Webhooks requires; `forged` changes parts of it, as a forger would. */
  tell(
    gateway: Pick<TestGateway, 'app' | 'clock'>,
    event: object,
    forged?: { id?: string; age?: number; key?: Buffer; payload?: string },
  ): Promise<{ statusCode: number; body: string }>;
  close(): Promise<void>;
}

export async function startHostedProvider(): Promise<FakeHostedProvider> {
  const asked: Question[] = [];
  const script: number[] = [];
  const payments = new Map<string, string>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += String(chunk)));
    request.on('end', () => {
      const [key, authorization] = [request.headers['idempotency-key'], request.headers.authorization].map(String) as [string, string];
      const path = request.url!;
      asked.push({ path, key, authorization, body: JSON.parse(text) as Record<string, unknown> });
      const status = script.shift() ?? 201;
      if (status !== 201) return void response.writeHead(status).end();
      const id = payments.get(key) ?? `pay_${payments.size + 1}`;
      payments.set(key, id);
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id, url: `${fake.page}/checkout/${id}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = randomBytes(24);
  const setting = {
    code: 'ferrypay',
    baseUrl: `${origin}/v1`,
    apiKey: 'ferry-key-for-tests',
    webhookKey: `whsec_${key.toString('base64')}`,
  };
  const fake: FakeHostedProvider = {
    hosted: hostedProviders.parse(JSON.stringify([{ ...setting, methods: ['card', 'bank'] }])),
    asked,
    script,
    page: origin,
    async tell({ app, clock }, event, { id = `msg_${randomBytes(9).toString('hex')}`, age = 0, key: signedBy = key, payload } = {}) {
      const body = JSON.stringify(event);
      const timestamp = String(Math.floor(clock.now().getTime() / 1000) - age);
      const signature = createHmac('sha256', signedBy).update(`${id}.${timestamp}.${body}`).digest('base64');
      return app.inject({
        method: 'POST',
        url: '/psp/ferrypay/webhook',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${'A'.repeat(44)} v1,${signature}`,
        },
        payload: payload ?? body,
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpSmsSender } from './http-sms-sender.ts';
import { readSenders } from './settings.ts';

/** A carrier that answers as the test demands and records the requests. */
let server: Server;
let origin: string;
let asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let answer: { status: number; text: string; headers?: Record<string, string> } | null = { status: 202, text: '{}' };
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  asked = [];
  answer = { status: 202, text: '{}' };
});

type Env = Partial<Record<'SMS_URL' | 'SMS_HEADERS' | 'SMS_BODY' | 'SMS_ACCEPTED', string>> & { SMS_METHOD?: 'GET' | 'POST' | 'PUT' };
const carrier = (env: Env = {}) =>
  createHttpSmsSender(
    readSenders({ SMS_METHOD: 'POST', SMS_URL: `${origin}/messages`, SMS_BODY: '{"to":"{to}","body":{"text":"{text}"}}', ...env }).sms!,
  );
const sms = { merchant: 'lotus', to: '+8801712345678', text: '123456 হলো "কোড" & {to}\n@lotus.example #123456' };

describe('the request is what the configuration says', () => {
  test('JSON: whatever is filled in stays one value', async () => {
    await carrier({ SMS_HEADERS: '{"authorization":"Bearer abc","x-unicode":"1"}' }).send(sms);
    expect(asked).toMatchObject([
      { method: 'POST', url: '/messages', headers: { authorization: 'Bearer abc', 'x-unicode': '1', 'content-type': 'application/json' } },
    ]);
    expect(JSON.parse(asked[0]!.body)).toEqual({ to: sms.to, body: { text: sms.text } });
  });

  test('a form: whatever is filled in stays one value', async () => {
    await carrier({ SMS_METHOD: 'PUT', SMS_BODY: 'key=k%261&number={digits}&text={text}&from={merchant}' }).send(sms);
    expect(asked).toMatchObject([{ method: 'PUT', headers: { 'content-type': 'application/x-www-form-urlencoded' } }]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
      key: 'k&1',
      number: '8801712345678',
      text: sms.text,
      from: 'lotus',
    });
  });

  test('an address alone: whatever is filled in stays one value', async () => {
    const carrierByGet = createHttpSmsSender(
      readSenders({ SMS_METHOD: 'GET', SMS_URL: `${origin}/send/{digits}?text={text}&last=1` }).sms!,
    );
    await carrierByGet.send({ ...sms, text: '1&last=2#?/../ é' });
    const url = new URL(asked[0]!.url!, origin);
    expect([asked[0]!.method, url.pathname, url.searchParams.get('text'), url.searchParams.getAll('last')]).toEqual([
      'GET',
      '/send/8801712345678',
      '1&last=2#?/../ é',
      ['1'],
    ]);
  });
});

describe('a message counts as accepted', () => {
  test('by a status of 2xx, where nothing else is configured', async () => {
    for (const status of [200, 201, 204]) {
      answer = { status, text: '' };
      await expect(carrier().send(sms)).resolves.toBeUndefined();
    }
    for (const status of [400, 401, 429, 500, 503]) {
      answer = { status, text: `refused: ${sms.text}` };
      await expect(carrier().send(sms)).rejects.toThrow(new RegExp(`^the SMS carrier answered ${status}$`));
    }
  });

  test('by the value that the configuration names in a JSON answer', async () => {
    const named = carrier({ SMS_ACCEPTED: 'messages.0.status=0|queued' });
    for (const status of [0, 'queued']) {
      answer = { status: 200, text: JSON.stringify({ messages: [{ status }] }) };
      await expect(named.send(sms)).resolves.toBeUndefined();
    }
    for (const text of ['{"messages":[{"status":4}]}', '{"messages":[]}', '{"messages":[{"status":{}}]}', 'null', '<html>', '']) {
      answer = { status: 200, text };
      await expect(named.send(sms)).rejects.toThrow('SMS_ACCEPTED');
    }
  });

  test('by the text that the configuration names', async () => {
    const named = carrier({ SMS_ACCEPTED: '=OK|QUEUED' });
    answer = { status: 200, text: 'OK\n' };
    await expect(named.send(sms)).resolves.toBeUndefined();
    answer = { status: 200, text: 'OK but not really' };
    await expect(named.send(sms)).rejects.toThrow('SMS_ACCEPTED');
  });
});

describe('a carrier that', () => {
  test('fails is called once: nobody gets a message twice', async () => {
    answer = { status: 503, text: '' };
    await carrier()
      .send(sms)
      .catch(() => undefined);
    expect(asked).toHaveLength(1);
  });

  test('E05: redirects us elsewhere is not followed', async () => {
    answer = { status: 307, text: '', headers: { location: '/elsewhere' } };
    await expect(carrier().send(sms)).rejects.toThrow('was not reached');
    expect(asked.map(({ url }) => url)).toEqual(['/messages']);
  });

  test('E05: has a name that resolves to an internal address is not called', async () => {
    await expect(carrier({ SMS_URL: `${origin.replace('127.0.0.1', 'localhost')}/messages` }).send(sms)).rejects.toThrow('was not reached');
    expect(asked).toEqual([]);
  });

  test('does not answer is given up within four seconds, and the error contains nothing of the message', async () => {
    answer = null;
    const began = performance.now();
    const failure = await carrier()
      .send(sms)
      .catch((error: unknown) => error as Error);
    expect(performance.now() - began).toBeLessThan(4000);
    expect(failure).toMatchObject({ message: expect.stringMatching(/^the SMS carrier was not reached \(\w+\)$/) as string });
    expect((failure as Error).cause).toBeUndefined();
  });
});

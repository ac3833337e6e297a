import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schema } from '../../../schema.ts';
import type { Context } from '../../../kernel/context.ts';
import { limiterOf } from '../../../http/limits/limiter-of.ts';
import type { Senders } from '../../../kernel/ports.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { checkCode, codeAnswer, sendCode, useCode } from './one-time-codes.ts';
import type { CodeChannel, CodePurpose } from './tables.ts';

/** Carriers that keep messages in memory, and fail when the test demands it. */
let sent: { channel: CodeChannel; to: string; text: string; subject?: string }[] = [];
let failing = false;
const carrier = (channel: CodeChannel) => async (message: { to: string; text: string; subject?: string }) => {
  sent.push({ channel, ...message });
  if (failing) throw new Error('the carrier is away');
};
const senders: Senders = { sms: { send: carrier('sms') }, email: { send: carrier('email') } };

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ senders, onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
beforeEach(() => {
  [sent, failing] = [[], false];
  // Each test starts with full allowances.
  gateway.clock.advance(24 * 3600);
});

/** The parts of a request that the module uses, for a browser with its own cookies. */
function browser({ merchant = 'lotus', network = '203.0.113.7', lang = 'EN' } = {}): Context {
  const cookies = new Map([['lang', lang]]);
  const { database, clock, random, vault, config, merchants } = gateway;
  const context = {
    db: database.forMerchant(merchant),
    clock,
    random,
    vault,
    config,
    merchants,
    network,
    session: null,
    ip: network,
    outbox: gateway.app.outbox,
    limiter: limiterOf({ database }),
    merchant: merchants.all.find(({ code }) => code === merchant),
    siteOrigin: `https://${merchant}.example`,
    log: { info: (...said: unknown[]) => lines.push(JSON.stringify(said)), warn: (...said: unknown[]) => lines.push(JSON.stringify(said)) },
    cookie: (name: string) => cookies.get(name),
    setCookie: (name: string, value: string) => void cookies.set(name, value),
  };
  // The module uses only these parts of a request.
  return context as unknown as Context;
}

let last = 0;
const targets = { sms: () => `+88017${String(++last).padStart(8, '0')}`, email: () => `rahim${++last}@example.com` };
const newest = () => /\d{6}/.exec(sent.at(-1)!.text)![0];
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe.each(['sms', 'email'] as const)('by %s', (channel) => {
  /** One browser and one target, with what it can do. */
  function asker(context = browser(), to = targets[channel]()) {
    const answerOf = (code: string, purpose: CodePurpose, as: Context, at: string) => codeAnswer(as, purpose, { channel, to: at, code });
    return {
      to,
      send: (purpose: CodePurpose = 'verify', options = {}) => sendCode(context, purpose, { channel, to }, options),
      check: (code: string, { purpose = 'verify' as CodePurpose, as = context, at = to } = {}) =>
        checkCode(as.db, answerOf(code, purpose, as, at), gateway.clock.now()),
      use: (code: string) => useCode(context.db, answerOf(code, 'verify', context, to)),
    };
  }

  describe('A06: a code', () => {
    test('has six digits, all equally likely, and is good once', async () => {
      const { send, check, use, to } = asker();
      await send();
      expect(sent).toMatchObject([{ channel, to }]);
      const code = newest();
      await check(code);
      await use(code);
      await expect(use(code)).rejects.toMatchObject({ code: 'code_invalid' });
      await expect(check(code)).rejects.toMatchObject({ code: 'code_invalid' });
    });

    test('is good for ten minutes', async () => {
      const { send, check } = asker();
      await send();
      gateway.clock.advance(599);
      await check(newest());
      gateway.clock.advance(2);
      await expect(check(newest())).rejects.toMatchObject({ code: 'code_expired' });
    });

    test('opens only its own purpose, target, merchant and browser', async () => {
      const context = browser();
      const { send, check } = asker(context);
      await send('register');
      const code = newest();
      for (const purpose of ['login', 'reset', 'bind', 'verify'] as const)
        await expect(check(code, { purpose })).rejects.toMatchObject({ code: 'code_invalid' });
      await expect(check(code, { purpose: 'register', at: targets[channel]() })).rejects.toMatchObject({ code: 'code_invalid' });
      await expect(check(code, { purpose: 'register', as: browser() })).rejects.toMatchObject({ code: 'code_invalid' });
      const elsewhere = { ...context, merchant: gateway.merchants.all[1]!, db: gateway.database.forMerchant('delta') };
      await expect(check(code, { purpose: 'register', as: elsewhere })).rejects.toMatchObject({ code: 'code_invalid' });
      await check(code, { purpose: 'register' });
    });

    test('may be bound to something else than the browser', async () => {
      const context = browser();
      const to = targets[channel]();
      await sendCode(context, 'verify', { channel, to }, { challenge: 'ticket-1' });
      const answer = (challenge?: string) =>
        codeAnswer(browser(), 'verify', { channel, to, code: newest(), ...(challenge ? { challenge } : {}) });
      for (const other of ['ticket-2', undefined])
        await expect(checkCode(context.db, answer(other), gateway.clock.now())).rejects.toMatchObject({ code: 'code_invalid' });
      await checkCode(context.db, answer('ticket-1'), gateway.clock.now());
    });

    test('is void after five wrong tries, for the right one too', async () => {
      const { send, check } = asker();
      await send();
      for (let i = 0; i < 5; i++) await expect(check(wrongFor(newest()))).rejects.toMatchObject({ code: 'code_invalid' });
      await expect(check(newest())).rejects.toMatchObject({ code: 'code_expired' });
    });

    test('has five tries however many come at once', async () => {
      const { send, check } = asker();
      await send();
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => check(wrongFor(newest()))));
      const codes = tries.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'right'));
      expect(codes.filter((code) => code === 'code_invalid')).toHaveLength(5);
      expect(codes.filter((code) => code === 'code_expired')).toHaveLength(7);
    });

    test('is void when a newer one was sent', async () => {
      const { send, check } = asker();
      await send();
      const older = newest();
      gateway.clock.advance(60);
      await send();
      if (older !== newest()) await expect(check(older)).rejects.toMatchObject({ code: 'code_invalid' });
      await check(newest());
    });

    test('appears in no table and no line of the log, nor does its target, nor a hash that a million tries would reverse', async () => {
      const { send, check, to } = asker();
      await send();
      const code = newest();
      await check(wrongFor(code)).catch(() => undefined);
      await check(code);
      const rows = [];
      for (const table of Object.keys(schema.rights))
        rows.push(...(await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(table)} t`.execute(gateway.db)).rows);
      const said = [...rows.map(({ row }) => row), ...lines].join('\n');
      expect(rows.length).toBeGreaterThan(100);
      expect(said).not.toMatch(new RegExp(`(?<![0-9a-f.-])${code}(?![0-9a-f-])`));
      for (const text of [code, `${channel}:${to}:verify:${code}`])
        expect(said).not.toContain(createHash('sha256').update(text).digest('hex'));
      expect(said).not.toContain(to);
    });
  });

  describe('A07: messages', () => {
    test('go to one target once a minute and five times a day, whatever they are for', async () => {
      const { send } = asker();
      const purposes = ['register', 'login', 'reset', 'bind', 'verify'] as const;
      for (const purpose of purposes) {
        await send(purpose);
        gateway.clock.advance(59);
        await expect(send()).rejects.toMatchObject({ code: 'too_many_requests', details: { params: { retryAfter: 1 } } });
        gateway.clock.advance(1);
      }
      const refused = await send().catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'quota_exceeded', details: { params: { retryAfter: 24 * 3600 - 300 } } });
      expect(sent).toHaveLength(5);
      gateway.clock.advance(24 * 3600 - 300);
      await send();
      expect(sent).toHaveLength(6);
    });

    test('count for one target however it is written', async () => {
      const to = targets[channel]();
      await asker(browser(), to).send();
      await expect(asker(browser(), to.toUpperCase()).send()).rejects.toMatchObject({ code: 'too_many_requests' });
    });

    test('are limited to twenty an hour per network; others are unaffected', async () => {
      const network = channel === 'sms' ? '198.51.100.7' : '198.51.100.8';
      for (let i = 0; i < 20; i++) await asker(browser({ network })).send();
      await expect(asker(browser({ network })).send()).rejects.toMatchObject({ code: 'too_many_requests' });
      expect(sent).toHaveLength(20);
      await asker(browser({ network: '198.51.100.9' })).send();
      gateway.clock.advance(3600);
      await asker(browser({ network })).send();
      expect(sent).toHaveLength(22);
    });
  });

  test('after a carrier’s failure the answer states the time to wait; the limit has counted, the code stays valid, and it was sent once', async () => {
    const { send, check } = asker();
    failing = true;
    await expect(send()).rejects.toMatchObject({ code: 'code_not_sent', details: { params: { retryAfter: 60 } } });
    expect(sent).toHaveLength(1);
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
    // The message may have arrived all the same, so the code stays valid.
    await check(newest());
    expect(lines.at(-1)).toContain('code_not_sent');
  });

  test.each(['EN', 'BN'])('says in %s what the code is for, and ends an SMS with the site that it belongs to', async (lang) => {
    const texts = new Set<string>();
    for (const purpose of ['register', 'login', 'reset', 'bind', 'verify'] as const) {
      await asker(browser({ lang, network: `198.51.100.${++last % 250}` })).send(purpose);
      const { text, subject } = sent.at(-1)!;
      if (channel === 'sms') expect(text.split('\n').at(-1)).toBe(`@lotus.example #${newest()}`);
      else for (const part of [subject, text]) expect(part).toContain('Lotus Club');
      texts.add(text.replaceAll(newest(), '######'));
    }
    expect(texts.size).toBe(5);
  });
});

import { formatMoney, languageCodes, languageFacts, languages, money } from '@parlour/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { textOf, type TextKey } from '../../../kernel/texts/texts.ts';
import { cashierStyle } from './cashier-style.ts';
import { openPayment, sealPayment, type Payment } from './payment-token.ts';
import type { PaymentMethod } from './provider.ts';
import { createSandboxCashier } from './sandbox-cashier.ts';

let gateway: TestGateway;
let cashier: FastifyInstance;
/** False simulates a gateway that the cashier cannot reach. */
let reachable = true;

/** Passes the cashier's calls to the gateway, as the network would. */
async function carry(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!reachable) throw new TypeError('fetch failed');
  const { pathname } = new URL(String(url));
  const answer = await gateway.app.inject({
    method: 'POST',
    url: pathname,
    headers: init!.headers as Record<string, string>,
    payload: init!.body as string,
  });
  return new Response(answer.body, { status: answer.statusCode });
}

beforeAll(async () => {
  gateway = await startTestGateway();
  const { config, clock, random } = gateway;
  cashier = createSandboxCashier({ key: config.payments.sandbox.key, clock, random, fetch: carry });
});
afterAll(async () => {
  await cashier.close();
  await gateway.close();
});

async function deposited(amount = '500.00', method?: PaymentMethod) {
  const player = await gateway.registerMember();
  const deposit = await player.value('createDeposit', { body: { amount, ...(method && { method }) } });
  const { pathname, search, searchParams } = new URL(deposit.cashierUrl!);
  const token = searchParams.get('token')!;
  const press = (decision: string, sent = token) =>
    cashier.inject({
      method: 'POST',
      url: `/pay/${decision}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: sent }).toString(),
    });
  return {
    press,
    token,
    open: () => cashier.inject({ method: 'GET', url: pathname + search }),
    returnUrl: `http://lotus.localhost/member/depositv2?deposit=${deposit.id}`,
    state: async () => [
      (await player.value('getDeposit', { params: { depositId: deposit.id } })).status,
      (await player.value('getBalance')).available.amount,
    ],
  };
}

describe('the hosted page', () => {
  test('shows the payment method that the player chose, of those that the site offers, and none for a player who chose none', async () => {
    const { depositMethods } = (await gateway.guest().value('getPermission')).info;
    expect(depositMethods).toEqual(['ewallet', 'bank', 'card', 'qr']);
    for (const method of depositMethods!)
      expect((await (await deposited('500.00', method)).open()).body).toContain(textOf(`cashier.method.${method}`, 'BN'));
    expect((await (await deposited()).open()).body).not.toContain(textOf('cashier.method', 'BN'));
  });

  test('says that it is a sandbox, for whom and how much, in the language of the site', async () => {
    const { open } = await deposited('12345.50');
    const page = await open();
    expect(page.statusCode).toBe(200);
    const shown: TextKey[] = ['cashier.sandbox', 'cashier.payTo', 'cashier.approve', 'cashier.decline', 'cashier.abandon'];
    for (const text of [...shown.map((key) => textOf(key, 'BN')), 'Lotus Club', '১২,৩৪৫.৫০']) expect(page.body).toContain(text);
    expect(page.body).toContain('<html lang="bn" dir="ltr">');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; form-action 'self' http:\/\/lotus\.localhost; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.body).not.toContain('<script');
  });

  test.each(languageCodes)('speaks %s', async (language) => {
    const { token } = await deposited();
    const { key } = gateway.config.payments.sandbox;
    const sealed = sealPayment({ ...openPayment(token, key)!, language, merchantName: '<b>&"' }, key);
    const page = await cashier.inject({ method: 'GET', url: `/pay?token=${sealed}` });
    expect(page.body).toContain(textOf('cashier.sandbox', language));
    expect(page.body).toContain(`dir="${languages[language].direction}"`);
    expect(page.body).not.toContain('<b>&');
  });
});

describe('on a device without fonts for its language, the page', () => {
  const faces = [...cashierStyle.matchAll(/@font-face \{ font-family: ("[^"]+");.*?url\("([^"]+)"\).*?unicode-range: ([^;]+);/g)];
  const covers = (ranges: string, letter: string) =>
    ranges.split(',').some((range) => {
      const [from, to = from] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return from! <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to!;
    });

  // Chinese is left to the device: its fonts are too large to send.
  test.each(languageCodes.filter((code) => languageFacts[code].script !== 'han'))('loads a face for every letter of %s', (language) => {
    const families = /font: 1rem\/[\d.]+ ([^;]+);/.exec(cashierStyle)![1]!.split(', ');
    // The web fonts must come before `system-ui`; otherwise Chromium leaves blank the letters that the device lacks.
    expect(families.slice(0, families.indexOf('system-ui'))).toEqual([...new Set(faces.map(([, family]) => family))]);
    const usable = faces.filter(([, family]) => families.includes(family!));
    const shown: TextKey[] = [
      'cashier.approve',
      'cashier.decline',
      'cashier.abandon',
      'cashier.payTo',
      'cashier.amount',
      'cashier.sandbox',
    ];
    const amount = formatMoney(money(1_234_567_890n, 'BDT'), languages[language].formatTag);
    // Bidi isolates have no glyph.
    const letters = [...new Set([...shown.map((key) => textOf(key, language)), amount].join(''))].filter(
      (letter) => !/[\s\p{Cf}]/u.test(letter),
    );
    expect(letters.filter((letter) => !usable.some(([, , , ranges]) => covers(ranges!, letter)))).toEqual([]);
  });

  test('serves each of them, and no other file', async () => {
    expect(faces.length).toBeGreaterThan(0);
    for (const [, , url] of faces) {
      const font = await cashier.inject({ method: 'GET', url: url! });
      expect([font.statusCode, font.headers['content-type'], font.rawPayload.subarray(0, 4).toString()]).toEqual([
        200,
        'font/woff2',
        'wOF2',
      ]);
    }
    expect((await cashier.inject({ method: 'GET', url: '/fonts/..%2Fpackage.json' })).statusCode).toBe(404);
  });
});

describe('the player', () => {
  test('approves, and is back on the site with the money; doing it again is harmless', async () => {
    const { press, state, returnUrl } = await deposited();
    for (let i = 0; i < 2; i++) {
      const answer = await press('approve');
      expect([answer.statusCode, answer.headers.location]).toEqual([303, returnUrl]);
    }
    expect(await state()).toEqual(['succeeded', '500.00']);
  });

  test('declines, and cannot approve afterwards', async () => {
    const { press, state, returnUrl } = await deposited();
    expect((await press('decline')).headers.location).toBe(returnUrl);
    const later = await press('approve');
    expect(later.statusCode).toBe(409);
    expect(later.body).toContain(textOf('cashier.decided', 'BN'));
    expect(await state()).toEqual(['failed', '0.00']);
  });

  test('leaves without deciding, and the deposit waits', async () => {
    const { press, state, returnUrl } = await deposited();
    expect((await press('abandon')).headers.location).toBe(returnUrl);
    expect(await state()).toEqual(['pending', '0.00']);
  });

  test('can try again when the gateway does not answer', async () => {
    const { press, state } = await deposited();
    reachable = false;
    const failed = await press('approve').finally(() => (reachable = true));
    expect(failed.statusCode).toBe(502);
    expect(failed.body).toContain('role="alert"');
    const again =
      /<form method="post" action="\/pay\/approve"><input type="hidden" name="token" value="([^"]+)"><button class="approve">([^<]+)</.exec(
        failed.body,
      )!;
    expect(again[2]).toBe(textOf('cashier.retry', 'BN'));
    expect((await press('approve', again[1]!)).statusCode).toBe(303);
    expect(await state()).toEqual(['succeeded', '500.00']);
  });

  test('is told when it is too late', async () => {
    const { open, press, state } = await deposited();
    // In two steps, each short enough for the session to survive.
    gateway.clock.advance(15 * 60);
    await state();
    gateway.clock.advance(15 * 60);
    expect((await open()).statusCode).toBe(410);
    expect((await press('approve')).statusCode).toBe(410);
    expect(await state()).toEqual(['pending', '0.00']);
  });
});

describe('an address that the gateway did not make', () => {
  const key = 'a key of nobody';
  const forged: Record<string, (token: string) => string> = {
    'with another amount': (token) => {
      const [body, signature] = token.split('.');
      const payment = JSON.parse(Buffer.from(body!, 'base64url').toString()) as Payment;
      return `${Buffer.from(JSON.stringify({ ...payment, amount: '50000.00' })).toString('base64url')}.${signature}`;
    },
    'of another key': (token) => sealPayment(openPayment(token, gateway.config.payments.sandbox.key)!, key),
    'without a signature': (token) => token.split('.')[0]!,
    'with something more': (token) => `${token}.x`,
    empty: () => '',
  };
  test.each(Object.entries(forged))('%s is no payment', async (_name, forge) => {
    const { press, token, state } = await deposited();
    for (const decision of ['approve', 'decline', 'abandon']) {
      const answer = await press(decision, forge(token));
      expect(answer.statusCode).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    }
    expect((await cashier.inject({ method: 'GET', url: `/pay?token=${forge(token)}` })).statusCode).toBe(404);
    expect(await state()).toEqual(['pending', '0.00']);
  });
});

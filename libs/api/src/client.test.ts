import { describe, expect, test } from 'vitest';
import { createApi } from './client.ts';
import type { Sealer } from './seal/sealer.ts';

const refusal = (code: string, status: number, more: object = {}) =>
  Response.json({ success: false, code, message: code, requestId: 'r1', ...more }, { status });
const answer = (value: unknown) => Response.json({ success: true, value });

/** A fake gateway that gives these answers in turn, and the requests it received. */
function gateway(...answers: (Response | Error)[]) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    const next = answers[asked.length - 1] ?? answers.at(-1)!;
    if (next instanceof Error) throw next;
    return next.clone();
  };
  return { asked, fetch };
}

const plainSealer = () => {
  let forgotten = 0;
  const sealer: Sealer = {
    seal: async (plain) => ({ v: 1, kid: `k${forgotten}`, ts: 1, n: 'n'.repeat(22), ek: 'ek', iv: 'iv', ct: plain }),
    forgetKey: () => void forgotten++,
  };
  return sealer;
};
const api = ({ fetch }: ReturnType<typeof gateway>) => createApi({ baseUrl: 'http://site.example', fetch, sealer: plainSealer() });
const login = { body: { type: 'username', username: 'asha', password: 'secret-words', altcha: 'a' } } as const;
const deposit = { body: { amount: '500.00' } };
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');

describe('an answer', () => {
  test('returns its value; path and query are filled in', async () => {
    const site = gateway(answer({ list: [] }));
    await expect(api(site).call('listBanners', { query: { groupName: 'w_home', language: 'BN' } })).resolves.toEqual({ list: [] });
    await api(site).call('getDeposit', { path: { depositId: 'd-1' } });
    expect(site.asked.map(({ url }) => url)).toEqual([
      'http://site.example/wps/relay/MCSFE_getBanners?groupName=w_home&language=BN',
      'http://site.example/wps/v2/wallets/deposits/d-1',
    ]);
  });

  test('that is the same for everybody is requested without cookies, and no other is (content N5)', async () => {
    const site = gateway(answer({ list: [] }));
    await api(site).call('listAnnouncements', { query: { language: 'BN' } });
    await api(site).call('listHotGames', { query: { language: 'BN' } });
    expect(site.asked.map(({ credentials }) => credentials)).toEqual(['omit', 'same-origin']);
  });

  test('that is a refusal becomes one ApiError with all its details', async () => {
    const fields = [{ field: 'username', rule: 'taken' }];
    const site = gateway(refusal('field_invalid', 422, { params: { min: 4 }, fields, captchaRequired: true }));
    await expect(api(site).call('login', login)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'field_invalid',
      status: 422,
      params: { min: 4 },
      fields,
      captchaRequired: true,
      requestId: 'r1',
    });
  });

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page with status 200', new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('%s counts as a lost connection', async (_, came) => {
    await expect(api(gateway(came)).call('getSystemStatus', {})).rejects.toMatchObject({ code: 'network' });
  });
});

describe('a sealed operation', () => {
  test('sends nothing in clear text', async () => {
    const site = gateway(answer({}));
    await api(site).call('login', login);
    const sent = (await site.asked[0]!.json()) as Record<string, unknown>;
    expect(Object.keys(sent).sort()).toEqual(['ct', 'ek', 'iv', 'kid', 'n', 'ts', 'v']);
    expect(JSON.parse(sent['ct'] as string)).toEqual(login.body);
  });

  test('retries once with a new key if the old one is refused', async () => {
    const site = gateway(refusal('sealed_body_invalid', 400), answer({ token: 'cookie' }));
    await expect(api(site).call('login', login)).resolves.toEqual({ token: 'cookie' });
    expect(await Promise.all(site.asked.map(async (request) => ((await request.json()) as { kid: string }).kid))).toEqual(['k0', 'k1']);
  });

  test('gives up after that', async () => {
    const site = gateway(refusal('sealed_body_invalid', 400));
    await expect(api(site).call('login', login)).rejects.toMatchObject({ code: 'sealed_body_invalid' });
    expect(site.asked).toHaveLength(2);
  });
});

describe('an idempotency key', () => {
  test('is kept while the outcome of the request is unknown, and then replaced', async () => {
    const site = gateway(new TypeError('lost'), refusal('unavailable', 503), answer({ id: 'd-1' }), answer({ id: 'd-2' }));
    const client = api(site);
    await expect(client.call('createDeposit', deposit)).rejects.toMatchObject({ code: 'network' });
    await expect(client.call('createDeposit', deposit)).rejects.toMatchObject({ code: 'unavailable' });
    await client.call('createDeposit', deposit);
    await client.call('createDeposit', deposit);
    const [first, second, third, fourth] = site.asked.map(keyOf);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('is the same for a double click, and different for another amount', async () => {
    const site = gateway(answer({ id: 'd-1' }));
    const client = api(site);
    await Promise.all([client.call('createDeposit', deposit), client.call('createDeposit', deposit)]);
    await client.call('createDeposit', { body: { amount: '501.00' } });
    const [first, second, other] = site.asked.map(keyOf);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('is dropped after a definite refusal', async () => {
    const site = gateway(refusal('amount_out_of_range', 422));
    const client = api(site);
    for (let i = 0; i < 2; i++) await expect(client.call('createDeposit', deposit)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    expect(keyOf(site.asked[1])).not.toBe(keyOf(site.asked[0]));
  });

  test('is not sent with operations that move no money', async () => {
    const site = gateway(answer({}));
    await api(site).call('login', login);
    expect(keyOf(site.asked[0])).toBeNull();
  });
});

test('a request overtaken by a new cookie is sent once more with the same key', async () => {
  let lost = 0;
  const site = gateway(refusal('not_logged_in', 401), answer({ id: 'd-1' }));
  const overtaken = api(site);
  overtaken.onSessionLost(() => lost++);
  await expect(overtaken.call('createDeposit', deposit)).resolves.toEqual({ id: 'd-1' });
  expect([site.asked.length, lost]).toEqual([2, 0]);
  expect(keyOf(site.asked[1])).toBe(keyOf(site.asked[0]));
});

test('a request refused for a lost session waits for the log-in, and is repeated for the same member', async () => {
  const again = Promise.withResolvers<boolean>();
  const site = gateway(refusal('not_logged_in', 401), refusal('not_logged_in', 401), answer({ id: 'd-1' }));
  const lapsed = api(site);
  lapsed.onSessionLost(() => again.promise);
  const asked = lapsed.call('createDeposit', deposit);
  await expect.poll(() => site.asked.length).toBe(2);
  again.resolve(true);
  await expect(asked).resolves.toEqual({ id: 'd-1' });
});

test('a request refused for a lost session fails if nobody logs in, or somebody else does', async () => {
  const site = gateway(refusal('not_logged_in', 401));
  const lapsed = api(site);
  lapsed.onSessionLost(() => Promise.resolve(false));
  await expect(lapsed.call('createDeposit', deposit)).rejects.toMatchObject({ code: 'not_logged_in' });
  expect(site.asked).toHaveLength(2);
});

test('neither a log-out after the session has ended nor a call with `asIs` prompts a log-in', async () => {
  let lost = 0;
  const over = api(gateway(refusal('not_logged_in', 401)));
  over.onSessionLost(() => lost++);
  await expect(over.call('logout', {})).rejects.toThrow();
  await expect(over.call('getMemberInfo', {}, { asIs: true })).rejects.toThrow();
  expect(lost).toBe(0);
});

test('listeners are told of an expired session, but not of a wrong password', async () => {
  let lost = 0;
  const over = api(gateway(refusal('not_logged_in', 401)));
  const stop = over.onSessionLost(() => lost++);
  await expect(over.call('getBalance', {})).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(api(gateway(refusal('login_failed', 401))).call('login', login)).rejects.toMatchObject({ code: 'login_failed' });
  expect(lost).toBe(1);
  stop();
  await expect(over.call('getBalance', {})).rejects.toThrow();
  expect(lost).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

test('the log is one JSON object per line, says who and from where, and holds no secret', async () => {
  const password = 'a very secret phrase';
  const member = await gateway.registerMember({ password });
  const token = member.cookies.get('__Host-sid')!;
  await member.inject({
    method: 'GET',
    url: '/wps/member/info?token=token-in-the-address',
    headers: { authorization: 'Bearer bearer-secret' },
  });
  await member.inject({ method: 'GET', url: '/wps/nothing?token=token-in-the-address' });
  await member.inject({
    method: 'POST',
    url: '/wps/session/exchange',
    payload: '{"code":"half-a-secret',
    headers: { 'content-type': 'application/json' },
  });
  const browser = gateway.guest();
  await browser.call('login', {
    body: { type: 'username', username: 'line\r\nbreak', password: 'wrong-secret', altcha: await browser.solve() },
  });
  await browser.value('getCaptcha');
  const captcha = (await gateway.outbox())[0]!.body;
  await browser.call('sendRegisterSms', {
    body: { countryDialingCode: '+880', mobileNum: '1712345678', regType: 'registerMobile', altcha: await browser.solve() },
  });
  const code = /\d{6}/.exec((await gateway.outbox())[0]!.body)![0];

  const text = lines.join('');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(
    entries.some(
      (e) => e['event'] === 'login' && e['memberId'] === member.memberId && e['ip'] === '203.0.113.7' && String(e['time']).endsWith('Z'),
    ),
  ).toBe(true);
  expect(entries.some((e) => e['event'] === 'login_failed' && e['account'] === 'line\r\nbreak')).toBe(true);
  expect(entries.some((e) => e['operation'] === 'registerMember' && e['status'] === 200)).toBe(true);
  for (const secret of [password, token, 'token-in-the-address', 'bearer-secret', 'half-a-secret', 'wrong-secret', `"${captcha}"`, code])
    expect(text).not.toContain(secret);
});

import { randomUUID } from 'node:crypto';
import { operationTable, type OperationId } from '@parlour/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAgentType } from '../member/agent.ts';
import { setMemberBlocked } from '../member/block.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { hashToken } from '../../../kernel/tokens.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

const cookie = '__Host-sid';
type Browser = ReturnType<TestGateway['guest']>;

async function logIn(browser: Browser, username: string, password: string) {
  return browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}

/** A browser in which an agent is logged in. */
async function agent(): Promise<Browser> {
  const { username, password, memberId } = await gateway.registerMember();
  await setAgentType(gateway.db, memberId, 1);
  const browser = gateway.guest();
  await browser.value('login', { body: { type: 'username', entrance: 'agent', username, password, altcha: await browser.solve() } });
  return browser;
}

describe('A08: the session cookie', () => {
  test('A09: cannot be read by script, sent by other sites or set by a subdomain, and is stored only as a hash', async () => {
    const browser = gateway.guest();
    const { username, password } = await gateway.registerMember();
    const { headers } = await logIn(browser, username, password);
    // The browser's identifying cookie is also inaccessible to scripts, but persistent.
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const token = browser.cookies.get(cookie)!;
    const { rows } = await sql<{ row: string }>`select session::text as row from session`.execute(gateway.db);
    expect(rows.some(({ row }) => row.includes(hashToken(token)))).toBe(true);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  test('is new at each log-in; the one before in this browser is dead', async () => {
    const browser = await gateway.registerMember();
    const first = browser.cookies.get(cookie)!;
    expect((await logIn(browser, browser.username, browser.password)).status).toBe(200);
    expect(browser.cookies.get(cookie)).not.toBe(first);
    const thief = gateway.guest();
    thief.cookies.set(cookie, first);
    expect((await thief.call('getMemberInfo')).status).toBe(401);
    expect((await browser.call('getMemberInfo')).status).toBe(200);
  });

  test('that somebody planted before the log-in is not adopted', async () => {
    const { username, password } = await gateway.registerMember();
    const browser = gateway.guest();
    const planted = 'A'.repeat(43);
    browser.cookies.set(cookie, planted);
    await logIn(browser, username, password);
    expect(browser.cookies.get(cookie)).not.toBe(planted);
  });

  test('of one merchant is nothing at another', async () => {
    const member = await gateway.registerMember();
    const elsewhere = gateway.guest({ host: 'delta.localhost' });
    elsewhere.cookies.set(cookie, member.cookies.get(cookie)!);
    const { status, body } = await elsewhere.call('getMemberInfo');
    expect([status, body.code]).toEqual([401, 'not_logged_in']);
  });

  test.each(['', 'x', 'A'.repeat(43), 'a'.repeat(4000), '%00', "' or 1=1 --"])('with the value %j belongs to nobody', async (value) => {
    const browser = gateway.guest({ headers: { cookie: `${cookie}=${value}` } });
    expect((await browser.call('getMemberInfo')).status).toBe(401);
  });
});

describe('A10: a token in the address', () => {
  const ofSessions = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].session);
  let token: string;
  beforeAll(async () => {
    token = (await gateway.registerMember()).cookies.get(cookie)!;
  });

  test.each(ofSessions)('is nobody to %s', async (id) => {
    const { method, path } = operationTable[id];
    const address = path.replace(/\{\w+\}/g, randomUUID());
    const response = await gateway.guest().inject({
      method,
      url: `${address}?token=${token}&${cookie}=${token}&code=${token}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(401);
  });

  test('is in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(ofSessions.length);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });
});

describe('a session ends', () => {
  test('A12: after 30 minutes without a request, and not a second earlier', async () => {
    const [idle, active] = [await gateway.registerMember(), await gateway.registerMember()];
    gateway.clock.advance(30 * 60 - 1);
    expect((await active.call('getMemberInfo')).status).toBe(200);
    gateway.clock.advance(2);
    expect((await idle.call('getMemberInfo')).status).toBe(401);
    expect((await active.call('getMemberInfo')).status).toBe(200);
  });

  test('A12: an agent’s after 15 minutes, and not a second earlier', async () => {
    const agents = [await agent(), await agent()] as const;
    gateway.clock.advance(15 * 60 - 1);
    expect((await agents[0].call('getMemberInfo')).status).toBe(200);
    gateway.clock.advance(2);
    expect((await agents[1].call('getMemberInfo')).status).toBe(401);
    expect((await agents[0].call('getMemberInfo')).status).toBe(200);
  });

  test('A12: 12 hours after the log-in however much it is used', async () => {
    const member = await gateway.registerMember();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await member.call('getMemberInfo')).status).toBe(200);
      gateway.clock.advance(20 * 60);
    }
    expect((await member.call('getMemberInfo')).status).toBe(401);
  });

  test('A11: on the server by logging out, with the site data cleared', async () => {
    const member = await gateway.registerMember();
    const token = member.cookies.get(cookie)!;
    const { status, headers } = await member.call('logout');
    expect(status).toBe(200);
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
    expect(member.cookies.has(cookie)).toBe(false);
    const replay = gateway.guest();
    replay.cookies.set(cookie, token);
    expect((await replay.call('getBalance')).status).toBe(401);
    const ended = await gateway.db
      .selectFrom('event')
      .select(['type', 'session_id'])
      .where('member_id', '=', member.memberId)
      .where('type', '=', 'sessionEnded')
      .execute();
    expect(ended).toHaveLength(1);
    expect(ended[0]!.session_id).not.toBeNull();
  });

  test('in every browser when an operator blocks the member, who can then not come back', async () => {
    const member = await gateway.registerMember();
    const second = gateway.guest();
    await logIn(second, member.username, member.password);
    expect(await setMemberBlocked(gateway.db, member.memberId, true)).toBe(true);
    expect((await member.call('getMemberInfo')).status).toBe(401);
    expect((await second.call('getMemberInfo')).status).toBe(401);
    expect((await logIn(second, member.username, member.password)).body.code).toBe('account_blocked');
    await setMemberBlocked(gateway.db, member.memberId, false);
    expect((await logIn(second, member.username, member.password)).status).toBe(200);
  });
});

test('A08: the last log-in is shown', async () => {
  const member = await gateway.registerMember();
  expect((await member.value('getMemberInfo')).previousLoginAt).toBeUndefined();
  const registeredAt = gateway.clock.now().toISOString();
  gateway.clock.advance(3600);
  const { body } = await logIn(member, member.username, member.password);
  expect(body.value).toMatchObject({ firstTimeLogin: false, member: { previousLoginAt: registeredAt } });
  expect((await member.value('getMemberInfo')).previousLoginAt).toBe(registeredAt);
});

// Security D12 (docs/security.md).
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../areas/messages/send-message.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { endSessionsOf } from '../areas/identity/session/sessions.ts';
import { setMaintenance } from '../areas/site/close-site.ts';
import { listening } from '../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { streamCaps } from './streams.ts';
import { openStreamClient, type StreamClient } from './testing/stream-client.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

const opened: StreamClient[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

async function listenAs(who: { host: string; cookies: ReadonlyMap<string, string> }, lastEventId?: string): Promise<StreamClient> {
  const stream = await openStreamClient(port, {
    host: who.host,
    cookies: who.cookies,
    ...(lastEventId === undefined ? {} : { lastEventId }),
  });
  opened.push(stream);
  return stream;
}
const tell = (member: Member, note: string) =>
  inTransaction(gateway.db, (trx) =>
    sendMessage(trx, { merchant: 'lotus', memberId: member.memberId, kind: 'welcome', params: { note } }, gateway.clock.now()),
  );
const noteOf = async (stream: StreamClient) => ((await stream.next()).data['message'] as { params: { note: string } }).params.note;
const notify = (merchant: string) => setMaintenance(gateway.db, merchant, { on: false }, gateway.clock.now());

describe('an event stream', () => {
  test('is a stream that no cache keeps, and asks for a wait of one to five seconds before a reconnect', async () => {
    const stream = await listenAs(gateway.guest());
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toContain('no-store');
    expect(stream.retry()).toBeGreaterThanOrEqual(1000);
    expect(stream.retry()).toBeLessThanOrEqual(5000);
  });

  test('tells a member what was committed, in order, and nothing that was rolled back', async () => {
    const member = await gateway.registerMember();
    const stream = await listenAs(member);
    await tell(member, 'one');
    await inTransaction(gateway.db, async (trx) => {
      await sendMessage(
        trx,
        { merchant: 'lotus', memberId: member.memberId, kind: 'welcome', params: { note: 'never' } },
        gateway.clock.now(),
      );
      throw new Error('rolled back');
    }).catch(() => undefined);
    await tell(member, 'two');
    expect([await noteOf(stream), await noteOf(stream)]).toEqual(['one', 'two']);
  });

  test('resumes where it stopped: nothing is missed and nothing is told twice', async () => {
    const member = await gateway.registerMember();
    const first = await listenAs(member);
    await tell(member, 'heard');
    expect(await noteOf(first)).toBe('heard');
    first.close();
    await tell(member, 'missed 1');
    await tell(member, 'missed 2');
    const second = await listenAs(member, first.lastId());
    expect([await noteOf(second), await noteOf(second)]).toEqual(['missed 1', 'missed 2']);
    await tell(member, 'live');
    expect(await noteOf(second)).toBe('live');
  });

  test('before the first event already has a place to resume from', async () => {
    const member = await gateway.registerMember();
    const first = await listenAs(member);
    first.close();
    await tell(member, 'meanwhile');
    expect(await noteOf(await listenAs(member, first.lastId()))).toBe('meanwhile');
  });

  test.each(['999999999999', 'not a place', '-1', ''])('with the place %j, which never was, starts now', async (place) => {
    const member = await gateway.registerMember();
    await tell(member, 'before');
    const stream = await listenAs(member, place);
    await tell(member, 'after');
    expect(await noteOf(stream)).toBe('after');
  });

  test('tells each visitor the site’s status as it applies to them', async () => {
    const stream = await listenAs(gateway.guest());
    await setMaintenance(gateway.db, 'lotus', { on: true, until: new Date('2030-01-01T00:00:00Z') }, gateway.clock.now());
    const { data } = await stream.next();
    await setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now());
    expect(data).toMatchObject({
      type: 'systemStatus',
      status: { status: 1, maintenanceEnd: '2030-01-01T00:00:00.000Z', location: { ip: '127.0.0.1' } },
    });
  });
});

describe('an event for one member', () => {
  test('is not sent to another member, a guest, or another site', async () => {
    const member = await gateway.registerMember();
    const other = await gateway.registerMember();
    const strangers = await Promise.all([listenAs(other), listenAs(gateway.guest()), listenAs(gateway.guest({ host: 'delta.localhost' }))]);
    const own = await listenAs(member);
    await tell(member, 'private');
    expect(await noteOf(own)).toBe('private');
    await notify('lotus');
    await notify('delta');
    for (const stream of strangers) expect((await stream.next()).data.type).toBe('systemStatus');
  });

  test('of another site is not sent even on a resume from the beginning', async () => {
    const member = await gateway.registerMember();
    await tell(member, 'private');
    await notify('delta');
    const guest = await listenAs(gateway.guest({ host: 'delta.localhost' }), '0');
    const rows = await gateway.db.selectFrom('event').select('id').where('merchant', '=', 'delta').orderBy('id').execute();
    for (const { id } of rows) expect((await guest.next()).id).toBe(String(id));
  });

  test('of a trial user who registers says that somebody else is logged in there now, not that nobody is', async () => {
    const trial = await gateway.startTrial();
    const before = await listenAs(trial);
    const password = 'correct horse battery';
    await trial.value('registerMember', {
      body: {
        username: 'replacer',
        password,
        confirmPassword: password,
        termsAccepted: true,
        ageConfirmed: true,
        altcha: await trial.solve(),
      },
    });
    expect((await before.next()).data).toEqual({ type: 'sessionEnded', replaced: true });
    await before.ended;
  });

  test('ends with the session: log-out closes its own streams and leaves the others', async () => {
    const here = await gateway.registerMember();
    const there = gateway.guest();
    await there.value('login', {
      body: { type: 'username', username: here.username, password: here.password, altcha: await there.solve() },
    });
    const [closing, staying] = [await listenAs(here), await listenAs(there)];
    await here.value('logout');
    expect((await closing.next()).data).toEqual({ type: 'sessionEnded' });
    await closing.ended;
    await tell(here, 'still here');
    expect(await noteOf(staying)).toBe('still here');
    await inTransaction(gateway.db, (trx) => endSessionsOf(trx, here.memberId));
    expect((await staying.next()).data.type).toBe('sessionEnded');
    await staying.ended;
  });
});

describe('too many streams', () => {
  test('of one session are refused, until one of them is closed', async () => {
    const member = await gateway.registerMember();
    const streams = await Promise.all(Array.from({ length: streamCaps.perSession }, () => listenAs(member)));
    const refused = await listenAs(member);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    streams[0]!.close();
    await expect.poll(async () => (await listenAs(member)).status).toBe(200);
  });
});

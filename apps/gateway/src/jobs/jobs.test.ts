import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCookie } from '../areas/catalogue/demo-player.ts';
import { setMaintenance } from '../areas/site/close-site.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { jobToolsOf } from '../testing/job-tools.ts';
import { fund } from '../areas/wallet/testing.ts';
import { approveWithdrawal } from '../areas/wallet/withdrawals.ts';
import { jobs } from '../areas.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const run = (name: string, now = gateway.clock.now()) =>
  jobs.periodic.find((job) => job.name === name)!.run({ ...jobToolsOf(gateway), now });
const hour = 3600;

test('every job may run again at once and then finds nothing to do', async () => {
  await gateway.registerMember();
  gateway.clock.advance(40 * 24 * hour);
  for (const { name } of jobs.periodic) {
    await run(name);
    expect([name, await run(name)]).toEqual([name, 0]);
  }
});

test('a session that was idle too long is ended, and its pages are told; a fresh one stays', async () => {
  const idle = await gateway.registerMember();
  gateway.clock.advance(gateway.config.session.idleSeconds.member + 1);
  const fresh = await gateway.registerMember();
  expect(await run('end-dead-sessions')).toBe(1);
  const told = await gateway.db
    .selectFrom('event')
    .select(['member_id', 'data'])
    .where('type', '=', 'sessionEnded')
    .where('member_id', 'in', [idle.memberId, fresh.memberId])
    .execute();
  expect(told).toEqual([{ member_id: idle.memberId, data: { expired: true } }]);
  expect((await fresh.call('getMemberInfo')).status).toBe(200);
});

test('events are kept for a day', async () => {
  await run('sweep-events');
  await setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now());
  const now = (await gateway.db.selectFrom('event').select('at').orderBy('id', 'desc').executeTakeFirstOrThrow()).at;
  await run('sweep-events', new Date(now.getTime() + 23.9 * hour * 1000));
  expect(await gateway.db.selectFrom('event').select('id').execute()).not.toEqual([]);
  expect(await run('sweep-events', new Date(now.getTime() + 24.1 * hour * 1000))).toBeGreaterThan(0);
  expect(await gateway.db.selectFrom('event').select('id').execute()).toEqual([]);
});

test('a browser that has not come back for a month gets new play money', async () => {
  const body = { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' };
  const guest = gateway.guest();
  await guest.value('launchTrialGame', { body });
  const before = guest.cookies.get(demoCookie);
  gateway.clock.advance(29 * 24 * hour);
  expect(await run('sweep-demo-players')).toBe(0);
  gateway.clock.advance(2 * 24 * hour);
  expect(await run('sweep-demo-players')).toBe(1);
  await guest.value('launchTrialGame', { body });
  expect(guest.cookies.get(demoCookie)).not.toBe(before);
});

describe('the queue in the database', () => {
  test('runs a job, independently of requests’ transactions', async () => {
    const done: object[] = [];
    const other = await startTestGateway();
    let running: RunningJobs | undefined;
    try {
      const heard = new Promise<void>((resolve, reject) => {
        const log = {
          info: (facts: object) => (done.push(facts), resolve()),
          warn: (facts: object) => reject(new Error(JSON.stringify(facts))),
          error: (facts: object) => reject(new Error(JSON.stringify(facts))),
        };
        runJobs({
          database: other.database,
          jobs,
          config: other.config,
          merchants: other.merchants,
          outbox: other.app.outbox,
          clock: other.clock,
          vault: other.vault,
          log,
        }).then(async (started) => {
          running = started;
          await other.registerMember();
          other.clock.advance(13 * hour);
          await started.runNow('end-dead-sessions');
          await Promise.all([other.registerMember(), other.registerMember()]);
        }, reject);
      });
      await heard;
      expect(done).toEqual([{ job: 'end-dead-sessions', done: 1 }]);
    } finally {
      await running?.stop();
      await other.close();
    }
  });

  test('goes by the database’s time: a withdrawal is received when its time is over there, whatever the gateway’s clock says (C08)', async () => {
    const other = await startTestGateway();
    const player = await other.registerMember();
    await fund(other, player, '1000.00');
    const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
    const { id } = await player.value('createWithdrawal', { body: { amount: '300.00', ...bank } });
    const longAgo = new Date(Date.now() - (other.config.withdrawals.receivedAfterMinutes + 1) * 60_000);
    await approveWithdrawal(other.db, id, longAgo);
    let running: RunningJobs | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (facts: object) => reject(new Error(JSON.stringify(facts)));
        const clock = { now: () => new Date('2001-01-01T00:00:00Z'), statementTime: () => null };
        const log = { info: () => resolve(), warn: fail, error: fail };
        runJobs({
          database: other.database,
          jobs,
          config: other.config,
          merchants: other.merchants,
          outbox: other.app.outbox,
          clock,
          vault: other.vault,
          log,
        }).then((started) => {
          running = started;
          return started.runNow('receive-overdue-withdrawals');
        }, reject);
      });
      expect((await player.value('listWithdrawals')).list[0]).toMatchObject({ id, status: 'received' });
    } finally {
      await running?.stop();
      await other.close();
    }
  });
});

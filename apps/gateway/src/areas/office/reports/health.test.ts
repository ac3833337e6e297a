// Office 9, "Health".
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const look = () => officeOf(gateway).call('getHealth', {});

test('a job that has failed is listed with its error, runs again when somebody says so, and the log tells who', async () => {
  const [amina] = await firstTwo(gateway);
  const { rows } = await sql<{ id: string }>`insert into pgboss.job (name, state, output, retry_count, completed_on)
    values ('sweep-events', 'failed', '{"message": "the disk is full"}', 2, now()) returning id`.execute(gateway.db);
  const { id } = rows[0]!;
  expect((await look()).jobs.find(({ job }) => job === 'sweep-events')).toMatchObject({ failed: 1, waiting: 0 });
  expect((await look()).failures).toEqual([
    { id, job: 'sweep-events', at: expect.any(String) as string, attempts: 3, error: 'the disk is full' },
  ]);
  expect(await operate(gateway, 'retryJob', { id }, amina)).toEqual({ id, job: 'sweep-events' });
  const after = await look();
  expect(after.failures).toEqual([]);
  expect(after.jobs.find(({ job }) => job === 'sweep-events')).toMatchObject({ failed: 0, waiting: 1 });
  await expect(operate(gateway, 'retryJob', { id }, amina)).rejects.toMatchObject({ code: 'not_found' });
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'job.retried' } });
  expect(list.map(({ actor, outcome, subject }) => [actor, outcome, subject])).toContainEqual(['amina', 'done', id]);
});

test('providers are told by what became of their deposits today', async () => {
  const player = await gateway.registerMember();
  await fund(gateway, player, '100.00');
  await player.value('createDeposit', { body: { amount: '200.00' } });
  expect((await look()).providers).toEqual([{ merchant: 'lotus', provider: 'sandbox', succeeded: 1, failed: 0, unpaid: 0, pending: 1 }]);
});

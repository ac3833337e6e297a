import { sql } from 'kysely';
import { expect } from 'vitest';
import { jobs } from '../areas.ts';
import { openDatabase } from '../db/open.ts';
import { startTestGateway } from '../testing/gateway.ts';
import { runJobs } from './run-jobs.ts';
import { onPostgres } from '../testing/needing.ts';

onPostgres.test('two gateways that start at once share the jobs: what both ask for is done once', async () => {
  const gateway = await startTestGateway();
  const other = await openDatabase(gateway.database.pool!.options.connectionString!);
  const done: object[] = [];
  const troubles: unknown[] = [];
  const log = {
    info: (facts: object) => void done.push(facts),
    warn: (facts: object) => void troubles.push(facts),
    error: (facts: object) => void troubles.push(facts),
  };
  const { config, clock, merchants, vault } = gateway;
  const { outbox } = gateway.app;
  const workers = await Promise.all(
    [gateway.database, other].map((database) => runJobs({ database, jobs, config, clock, merchants, outbox, vault, log })),
  );
  try {
    const members = await Promise.all([gateway.registerMember(), gateway.registerMember(), gateway.registerMember()]);
    clock.advance(13 * 3600);
    await Promise.all(workers.flatMap((worker) => [worker.runNow('end-dead-sessions'), worker.runNow('end-dead-sessions')]));
    const states = async () => {
      const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = 'end-dead-sessions'`.execute(gateway.db);
      return rows.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(['completed']);
    expect(done).toEqual([{ job: 'end-dead-sessions', done: members.length }]);
    expect(troubles).toEqual([]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await other.close();
    await gateway.close();
  }
});

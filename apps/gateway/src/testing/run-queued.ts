import { sql } from 'kysely';
import { jobs } from '../areas.ts';
import type { TestGateway } from './gateway.ts';
import { jobToolsOf } from './job-tools.ts';

/**
 * Runs queued jobs of this name that are due by the test's clock, and those that they schedule in turn, since a test gateway has no worker.
 * Returns how much they did.
 */
export async function runQueued(gateway: TestGateway, name: string): Promise<number> {
  const job = jobs.timed.find((each) => each.name === name)!;
  let done = 0;
  for (;;) {
    const { rows } = await sql<{ data: unknown }>`
      update pgboss.job set state = 'completed', completed_on = now() where name = ${name} and state = 'created' and start_after <= ${gateway.clock.now()} returning data`.execute(
      gateway.database.owner,
    );
    if (rows.length === 0) return done;
    for (const { data } of rows) done += await job.run(data, jobToolsOf(gateway));
  }
}

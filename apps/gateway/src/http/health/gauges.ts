import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/open.ts';
import type { LookedUp } from '../../observe/looked-up.ts';

/** Gauges of one gateway, besides its counters. */
export interface Measured {
  database: Pick<Database, 'db' | 'owner' | 'pglite' | 'pool'>;
  /** Event streams that are open now. */
  streams(): number;
  /** Gauges that areas read from the database. */
  lookedUp: readonly LookedUp[];
}

/** How long queue depths are cached, in ms, so that frequent scrapes add no load. */
const believed = 5000;

/** Values read when metrics are scraped, including those of the process. */
export function gaugesOf(app: FastifyInstance, { database, streams, lookedUp }: Measured): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const inFlight = new Gauge({
    name: 'parlour_requests_in_flight',
    help: 'Requests whose answer is not complete, streams among them.',
    registers,
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
  });
  new Gauge({
    name: 'parlour_event_streams',
    help: 'Open event streams.',
    registers,
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'parlour_database_connections',
    help: 'Connections of the pool by state (used, idle), and questions that wait for one (waiting).',
    labelNames: ['state'],
    registers,
    collect() {
      const { pool } = database;
      if (!pool) return;
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  let asked = 0;
  new Gauge({
    name: 'parlour_jobs',
    help: 'Jobs in the queues that all gateways share, by queue and state (waiting, late, active, failed).',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      if (performance.now() - asked < believed && asked > 0) return;
      asked = performance.now();
      this.reset();
      for (const { name, state, count } of await depths(database)) this.set({ queue: name, state }, Number(count));
    },
  });
  for (const { name, help, labels, values } of lookedUp)
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        this.reset();
        // Metrics must work even when the database does not answer.
        for (const each of await values(database.db).catch(() => [])) this.set(each.labels, each.value);
      },
    });
  return registry;
}

interface Depth {
  name: string;
  state: string;
  count: string;
}

/** Empty if there is no queue or the database does not answer: metrics must work regardless. */
async function depths({ db, owner, pglite }: Measured['database']): Promise<Depth[]> {
  // An embedded queue is accessible only to the owner.
  const asker = pglite ? owner : db;
  try {
    const { rows } = await sql<Depth>`
      select name, case when state in ('active', 'failed') then state::text when start_after < now() - interval '5 s' then 'late' else 'waiting' end as state, count(*)
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(asker);
    return rows;
  } catch {
    return [];
  }
}

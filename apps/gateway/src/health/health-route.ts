import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type {} from '../http/request-state.ts';

/** A database that does not answer within this, in milliseconds, is not there: whoever asks for health waits no longer (security F08). */
const patience = 400;

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: it can serve, so the database answers and no shutdown has
 * begun; else 503. On every host, for load balancers.
 */
export function healthRoute(app: FastifyInstance, { db }: { db: Db }): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  // Asked every few seconds: only a failure is worth a line.
  const options = { config: { anyHost: true }, logLevel: app.log.level === 'silent' ? ('silent' as const) : ('warn' as const) };
  app.get('/health/live', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  // One question at a time: those who ask a slow database share its answer, and its connection.
  let asking: Promise<boolean> | undefined;
  const isThere = (): Promise<boolean> => {
    asking ??= asks(db).finally(() => (asking = undefined));
    return within(patience, asking);
  };
  app.get('/health/ready', options, async (_request, reply) => {
    const ready = !draining && (await isThere());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function asks(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

async function within(ms: number, asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/tables.ts';
import { securityEvents } from '../../observe/meters.ts';
import { giveBackVendorCalls, takeVendorCalls } from '../../observe/vendor-calls.ts';
import type { Readiness } from './readiness.ts';

/** Milliseconds between two beats. */
export const beatEvery = 15_000;

export interface HeartbeatDeps {
  db: Db;
  clock: Clock;
  version: string;
  look(): Promise<Readiness>;
  /** Event streams that are open now. */
  streams(): number;
  onError(error: unknown): void;
}

/**
 * Reports that this gateway is alive: each `beat` stores its state, and the security events and vendors' calls since the previous one.
 */
export function createHeartbeat({ db, clock, version, look, streams }: Omit<HeartbeatDeps, 'onError'>) {
  const id = uuid();
  const startedAt = clock.now();
  let told = new Map<string, number>();
  return {
    async beat(): Promise<void> {
      const { status, redis } = await look();
      const now = clock.now();
      const state = { version, seen_at: now, status, redis, streams: streams() };
      await db
        .insertInto('gateway_beat')
        .values({ id, started_at: startedAt, ...state })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute();
      const seen = await counted();
      const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
      const fresh = [...seen].flatMap(([event, count]) =>
        count > (told.get(event) ?? 0) ? [{ hour, event, count: count - (told.get(event) ?? 0) }] : [],
      );
      if (fresh.length > 0)
        await db
          .insertInto('security_count')
          .values(fresh)
          .onConflict((conflict) => conflict.columns(['hour', 'event']).doUpdateSet({ count: sql`security_count.count + excluded.count` }))
          .execute();
      told = seen;
      await storeVendorCalls(db, hour);
    },
    /** Called when it stops on purpose. */
    stop: async () => void (await db.deleteFrom('gateway_beat').where('id', '=', id).execute()),
  };
}

/** Beats from the moment the gateway listens until it shuts down. A gateway that cannot reach its database disappears from the list. */
export function addHeartbeat(app: FastifyInstance, { onError, ...deps }: HeartbeatDeps): void {
  const { beat, stop } = createHeartbeat(deps);
  let beating: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    beating = beat().catch(onError);
  };
  app.addHook('onListen', async () => {
    next();
    timer = setInterval(next, beatEvery).unref();
  });
  app.addHook('preClose', async () => {
    if (!timer) return;
    clearInterval(timer);
    await beating;
    await stop().catch(onError);
  });
}

async function storeVendorCalls(db: Db, hour: Date): Promise<void> {
  const taken = takeVendorCalls();
  if (taken.length === 0) return;
  await db
    .insertInto('vendor_call_count')
    .values(taken.map((each) => ({ ...each, hour, times: [...each.times] })))
    .onConflict((conflict) =>
      conflict.columns(['hour', 'vendor', 'way']).doUpdateSet({
        calls: sql`vendor_call_count.calls + excluded.calls`,
        failed: sql`vendor_call_count.failed + excluded.failed`,
        times: sql`array(select coalesce(old, 0) + coalesce(added, 0)
          from unnest(vendor_call_count.times, excluded.times) with ordinality as sums (old, added, place) order by place)`,
      }),
    )
    .execute()
    .catch((error: unknown) => {
      giveBackVendorCalls(taken);
      throw error;
    });
}

/** How many of each security event this process has counted. */
async function counted(): Promise<Map<string, number>> {
  const { values } = await securityEvents.get();
  return new Map(values.map(({ labels, value }) => [String(labels['event']), value]));
}

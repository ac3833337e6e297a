import type { z } from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Db } from '../kernel/tables.ts';

export type JobConfig = Pick<Config, 'session' | 'withdrawals' | 'payments' | 'port' | 'vendors'>;

/** What a job may use. Any number of gateways may run it, and again after a crash: it must be idempotent. */
export interface JobTools {
  /** The rows of all merchants. */
  db: Db;
  /** The database's time. */
  now: Date;
  config: JobConfig;
  /** Makes a call that is due. */
  outbox: { make(id: string): Promise<number> };
}

/** Work that returns. */
export interface PeriodicJob {
  name: string;
  /** Cron, UTC. */
  when: string;
  /** How many things it did. */
  run(tools: JobTools): Promise<number>;
  /** Where having had anything to do is a reason to wake somebody: the security event that says so. */
  alarm?: 'books_differ';
}

/** Work that somebody schedules for a certain time, such as "close draw 123 at 18:13:30" (jobs/schedule.ts). */
export interface TimedJob {
  name: string;
  /** Does what `payload`, as it was stored, asks for; how many things it did. Throwing has it tried again after growing pauses. */
  run(payload: unknown, tools: JobTools): Promise<number>;
}

/** The same as whoever schedules it sees it. */
export interface TimedJobOf<Payload extends object> extends TimedJob {
  /** Never there; says what its payload is. */
  readonly payload?: Payload;
}

/** A timed job from the schema of its payload and what it does. A gateway of another version may have stored the payload: it is parsed. */
export function timedJob<Payload extends object>({
  name,
  payload: schema,
  run,
}: {
  name: string;
  payload: z.ZodType<Payload>;
  run(payload: Payload, tools: JobTools): Promise<number>;
}): TimedJobOf<Payload> {
  return { name, run: (payload, tools) => run(schema.parse(payload), tools) };
}

/** The jobs of an area, or of all. */
export interface Jobs {
  periodic: readonly PeriodicJob[];
  timed: readonly TimedJob[];
}

/** The jobs of all areas together. Throws for a name that is used twice. */
export function gatherJobs(areas: readonly Partial<Jobs>[]): Jobs {
  const periodic = areas.flatMap((area) => area.periodic ?? []);
  const timed = areas.flatMap((area) => area.timed ?? []);
  const names = [...periodic, ...timed].map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`there are two jobs called ${twice}`);
  return { periodic, timed };
}

import type { z } from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Merchants } from '../kernel/merchants.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';

export type JobConfig = Pick<
  Config,
  'lottery' | 'office' | 'payments' | 'phoneAuth' | 'pictureOrigins' | 'port' | 'senders' | 'session' | 'vendors' | 'withdrawals'
>;

export interface JobLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What a job may use. Any gateway may run it, and repeat it after a crash, so it must be idempotent. */
export interface JobTools {
  /** Access to the rows of all merchants. */
  db: Db;
  /** The same, for statements that take minutes. */
  longDb: Db;
  /** The database's time. */
  now: Date;
  config: JobConfig;
  /** The merchants of the installation's brands. */
  merchants: Merchants;
  /** Opens the keys that a job signs with. */
  vault: Vault;
  /** For notifying people. */
  outbox: Pick<Outbox, 'send'>;
  log: JobLog;
}

/** Periodic work. */
export interface PeriodicJob {
  name: string;
  /** Cron, UTC. */
  when: string;
  /** Returns how many things it did. */
  run(tools: JobTools): Promise<number>;
  /** The security event to raise if the job did anything, because an operator must then take a look. */
  alarm?: 'books_differ' | 'audit_broken';
}

/** Work scheduled for a certain time, such as "close draw 123 at 18:13:30" (jobs/schedule.ts). */
export interface TimedJob {
  name: string;
  /** How long a finished job and its key are kept; a week by default. */
  keptSeconds?: number;
  /** Processes a stored `payload`; returns how many things it did. If it throws, it is retried after growing pauses. */
  run(payload: unknown, tools: JobTools): Promise<number>;
}

/** The same, as seen by schedulers. */
export interface TimedJobOf<Payload extends object> extends TimedJob {
  /** Phantom: carries the type of the payload. */
  readonly payload?: Payload;
}

/** Makes a timed job from its payload's schema and its work. The payload may have been stored by another release, so it is parsed. */
export function timedJob<Payload extends object>({
  name,
  payload: schema,
  keptSeconds,
  run,
}: {
  name: string;
  payload: z.ZodType<Payload>;
  keptSeconds?: number;
  run(payload: Payload, tools: JobTools): Promise<number>;
}): TimedJobOf<Payload> {
  return { name, ...(keptSeconds !== undefined && { keptSeconds }), run: (payload, tools) => run(schema.parse(payload), tools) };
}

/** The jobs of an area, or of all. */
export interface Jobs {
  periodic: readonly PeriodicJob[];
  timed: readonly TimedJob[];
}

/** The jobs of all areas together. Throws if two have the same name. */
export function gatherJobs(areas: readonly Partial<Jobs>[]): Jobs {
  const periodic = areas.flatMap((area) => area.periodic ?? []);
  const timed = areas.flatMap((area) => area.timed ?? []);
  const names = [...periodic, ...timed].map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`there are two jobs called ${twice}`);
  return { periodic, timed };
}

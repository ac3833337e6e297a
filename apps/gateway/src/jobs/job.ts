import type { Config } from '../kernel/config.ts';
import type { Db } from '../kernel/tables.ts';

/** Work that returns. Each is idempotent: any number of gateways may run it, and again after a crash. */
export interface Job {
  /** Cron, UTC. */
  when: string;
  /** How many things it did. */
  run(db: Db, now: Date, config: JobConfig): Promise<number>;
  /** Where having had anything to do is a reason to wake somebody: the security event that says so. */
  alarm?: 'books_differ';
}
export type JobConfig = Pick<Config, 'session' | 'withdrawals' | 'payments' | 'port' | 'vendors'>;

/** The jobs of a room, by their names, which are those of their queues. */
export type Jobs = Readonly<Record<string, Job>>;

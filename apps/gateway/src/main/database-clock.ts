import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { Clock } from '../kernel/clock.ts';
import { securityEvent } from '../observe/security-events.ts';

/** How often the database is asked for its time, in ms. */
const measureEvery = 30_000;
/** Measurements whose answer took longer than this are too inexact, in ms. */
const slowestRound = 1_000;
/** A difference that no clock should show, in ms. */
const jump = 2_000;

export interface ClockLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

export interface DatabaseClock extends Clock {
  /** Measures once more, which may adjust the clock. */
  measure(): Promise<void>;
  stop(): void;
}

/** Time sources other than the database; tests pass their own. */
export interface Surroundings {
  /** Milliseconds since some moment; monotonic. */
  elapsed(): number;
  /** This machine's time, in Unix milliseconds. */
  machine(): number;
}

const real: Surroundings = { elapsed: () => performance.now(), machine: () => Date.now() };

/**
 * A clock that follows the database's, so that gateways on machines with a wrong time still decide correctly and alike (security F05): the
 * database's last time, plus what has passed since on a monotonic counter. Half of the round trip counts as the way back. If the time of
 * the database or the machine is wrong, that is logged as a security event. Throws if the database does not answer at start-up.
 */
export async function followDatabase(db: Db, log: ClockLog, { elapsed, machine }: Surroundings = real): Promise<DatabaseClock> {
  let told = await askedFor(db, elapsed);
  const now = (): number => told.time + (elapsed() - told.at);
  warnOf('the clock of this machine differs from the database’s', machine() - now(), log);

  const measure = async (): Promise<void> => {
    const next = await askedFor(db, elapsed);
    if (next.round > slowestRound) return;
    warnOf('the database’s clock has jumped', next.time - (told.time + (next.at - told.at)), log);
    told = next;
    warnOf('the clock of this machine differs from the database’s', machine() - now(), log);
  };
  // Other parts notice that the database is unreachable; this counter keeps running.
  const timer = setInterval(() => void measure().catch(() => undefined), measureEvery);
  timer.unref();
  return { now: () => new Date(now()), statementTime: () => null, measure, stop: () => clearInterval(timer) };
}

interface Told {
  /** The database's time, in Unix milliseconds, and the counter's value at that moment. */
  time: number;
  at: number;
  round: number;
}

async function askedFor(db: Db, elapsed: () => number): Promise<Told> {
  const began = elapsed();
  const { rows } = await sql<{ now: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as now`.execute(db);
  const round = elapsed() - began;
  return { time: Number(rows[0]!.now), at: began + round / 2, round };
}

function warnOf(what: string, difference: number, log: ClockLog): void {
  if (Math.abs(difference) < jump) return;
  securityEvent(log, 'clock_jump', { differenceMs: Math.round(difference) }, what);
}

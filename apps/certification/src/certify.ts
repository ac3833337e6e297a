import { cases } from './cases/index.ts';
import { caseIds, type CaseId } from './case-ids.ts';
import type { Guarantee } from './guarantees.ts';
import type { Session, Stage } from './players/stage.ts';
import { openTrial, type Faults, type Load, type Step } from './trial.ts';
import { CaseFailure, CaseSkipped } from './verdict.ts';
import { callerFor, type Vendor } from './wallet/caller.ts';
import { connectTo, type Connection } from './wallet/connection.ts';
import { redacted, type Exchange } from './wallet/exchange.ts';

export interface CertifyOptions {
  /** Address of the wallet; the calls are below it, at /wallet/v1/. */
  url: string;
  vendor: Vendor;
  stage: Stage;
  only?: readonly CaseId[];
  faults?: Faults;
  load?: Load;
  /** Called with each case as it ends. */
  onCase?: (result: CaseResult) => void;
}

export interface CaseResult {
  id: CaseId;
  title: string;
  guarantee: Guarantee;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  reason?: string;
  steps: readonly Step[];
  measured: Readonly<Record<string, string>>;
  /** The last exchanges before a failure. */
  exchanges: readonly Exchange[];
  milliseconds: number;
}

export interface Report {
  wallet: string;
  vendor: string;
  startedAt: string;
  milliseconds: number;
  counts: Record<CaseResult['outcome'], number>;
  cases: readonly CaseResult[];
}

/** How many exchanges of a failed case the report keeps. */
const exchangesShown = 12;
const usualLoad: Load = { callsPerSecond: 100, seconds: 10, p95: 300 };

/** Runs the cases against a wallet, one after another in their order, and reports. */
export async function certify(options: CertifyOptions): Promise<Report> {
  const started = new Date();
  const connection = connectTo(options.url);
  const everybody = new Map<string, Session>();
  const results: CaseResult[] = [];
  try {
    for (const id of caseIds) {
      if (options.only && !options.only.includes(id)) continue;
      const result = await runCase(id, options, connection, everybody);
      results.push(result);
      options.onCase?.(result);
    }
  } finally {
    connection.close();
  }
  const count = (outcome: CaseResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return {
    wallet: options.url,
    vendor: options.vendor.code,
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    cases: results,
  };
}

async function runCase(id: CaseId, options: CertifyOptions, connection: Connection, everybody: Map<string, Session>): Promise<CaseResult> {
  const started = performance.now();
  const exchanges: Exchange[] = [];
  const log = (exchange: Exchange) => {
    exchanges.push(exchange);
    if (exchanges.length > exchangesShown) exchanges.shift();
  };
  const callerOf = (vendor: Vendor) => callerFor(connection, vendor, log);
  const { stage, faults = {}, load = usualLoad } = options;
  const { trial, steps, measured } = openTrial({ id, caller: callerOf(options.vendor), callerOf, stage, faults, load, everybody });
  const { title, guarantee, run } = cases[id];
  const failure = await run(trial).then(
    () => null,
    (error: unknown) => error,
  );
  const outcome = failure === null ? 'passed' : failure instanceof CaseSkipped ? 'skipped' : 'failed';
  return {
    id,
    title,
    guarantee,
    outcome,
    ...(failure !== null && { reason: reasonOf(failure) }),
    steps,
    measured,
    exchanges: outcome === 'failed' ? exchanges.map(redacted) : [],
    milliseconds: performance.now() - started,
  };
}

function reasonOf(failure: unknown): string {
  if (failure instanceof CaseFailure || failure instanceof CaseSkipped) return failure.message;
  return `the suite itself stumbled: ${failure instanceof Error ? failure.message : String(failure)}`;
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failuresOf, skipsOf } from './failures.ts';
import type { Counting, Step } from './test-steps.ts';
import { root } from './surroundings.ts';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
  /** The failures, one line each. */
  failures: readonly string[];
  /** The skipped tests, one line each; their names say what was missing. */
  skips: readonly string[];
}

/** Runs a step with its output on the terminal. A step that exits with an error has at least one failure, whatever its report says. */
export async function runStep({ name, commands, counting }: Step): Promise<StepResult> {
  const started = Date.now();
  let ok = true;
  for (const [program, ...args] of commands) {
    ok = await runs(program, args, counting);
    if (!ok) break;
  }
  const { passed, failed, skipped } = count(counting, ok);
  const failures = ok || counting === 'one' ? [] : failuresOf(counting.reporter, path.join(root, counting.file));
  const skips = counting === 'one' ? [] : skipsOf(counting.reporter, path.join(root, counting.file));
  return { name, passed, skipped, skips, failed: ok ? failed : Math.max(failed, 1), milliseconds: Date.now() - started, failures };
}

function runs(program: string, args: readonly string[], counting: Counting): Promise<boolean> {
  const report = counting === 'one' ? {} : { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, counting.file) };
  const env = {
    ...process.env,
    ...report,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NODE_NO_WARNINGS: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', program), [...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** The counts of a step. A missing report is a failure, because nothing was checked. */
export function count(counting: Counting, ok: boolean): Counts {
  if (counting === 'one') return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const file = path.join(root, counting.file);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport;
  if (counting.reporter === 'vitest') {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped };
  }
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

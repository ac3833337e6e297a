import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failuresOf } from './failures.ts';
import type { Counting, Step } from './test-steps.ts';
import { root } from './surroundings.ts';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  milliseconds: number;
  /** The failures, a line each. */
  failures: readonly string[];
}

/** Runs a step with its output on the terminal. A step that exits with an error has at least one failure, whatever its report says. */
export async function runStep({ name, commands, counting }: Step): Promise<StepResult> {
  const started = Date.now();
  let ok = true;
  for (const [program, ...args] of commands) {
    ok = await runs(program, args, counting);
    if (!ok) break;
  }
  const { passed, failed } = count(counting, ok);
  const failures = ok || counting === 'one' ? [] : failuresOf(counting.reporter, path.join(root, counting.file));
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), milliseconds: Date.now() - started, failures };
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
export function count(counting: Counting, ok: boolean): { passed: number; failed: number } {
  if (counting === 'one') return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const file = path.join(root, counting.file);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport;
  if (counting.reporter === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './surroundings.ts';
import { runStep, type Counts, type StepResult } from './test-step.ts';
import { resultsFolder, type Step } from './test-steps.ts';

/** How many failures of each step are listed at the end. */
const shown = 25;

/** Runs every step, even after failures. The last line says `N passed, N failed, N skipped`; any failure makes the process exit with 1. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  await rm(path.join(root, resultsFolder), { recursive: true, force: true });
  const results: StepResult[] = [];
  for (const step of steps) {
    process.stdout.write(`\n— ${step.name}\n`);
    const result = await runStep(step);
    const without = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    const verdict = result.failed === 0 ? 'ok' : `${result.failed} FAILED`;
    console.log(`  ${verdict}: ${result.passed} passed${without} in ${(result.milliseconds / 1000).toFixed(1)} s`);
    results.push(result);
  }
  for (const { name, skips } of results.filter((result) => result.skips.length > 0)) {
    console.log(`\nskipped: ${name}`);
    for (const skip of skips) console.log(`  ${skip}`);
  }
  const broken = results.filter((result) => result.failed > 0);
  for (const { name, failures } of broken) {
    console.log(`\nfailed: ${name}`);
    for (const failure of failures.slice(0, shown)) console.log(`  ${failure}`);
    if (failures.length > shown) console.log(`  and ${failures.length - shown} more`);
  }
  const sum = (what: keyof Counts) => results.reduce((total, result) => total + result[what], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

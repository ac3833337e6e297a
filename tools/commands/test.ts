/** `npm test`: every check of the repository, in order; the last line says `N passed, N failed`. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runStep, type StepResult } from './test-step.ts';
import { resultsFolder, steps } from './test-steps.ts';
import { root } from './surroundings.ts';

await rm(path.join(root, resultsFolder), { recursive: true, force: true });
const results: StepResult[] = [];
for (const step of steps) {
  process.stdout.write(`\n— ${step.name}\n`);
  const result = await runStep(step);
  const verdict = result.failed === 0 ? 'ok' : `${result.failed} FAILED`;
  console.log(`  ${verdict}: ${result.passed} passed in ${(result.milliseconds / 1000).toFixed(1)} s`);
  results.push(result);
}
const broken = results.filter((result) => result.failed > 0);
if (broken.length > 0) console.log(`\nfailed: ${broken.map((result) => result.name).join(', ')}`);
const sum = (what: 'passed' | 'failed') => results.reduce((total, result) => total + result[what], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

/**
 * `npm test`: every check of the repository, in order; the last line says `N passed, N failed, N skipped`. With words, only steps whose
 * names start with one of them: `npm test -- format texts`.
 */
import { runSteps } from './run-steps.ts';
import { steps, stepsNamed } from './test-steps.ts';

await runSteps(stepsNamed(process.argv.slice(2), steps));

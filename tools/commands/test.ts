/** `npm test`: every check of the repository, in order; the last line says `N passed, N failed, N skipped`. */
import { runSteps } from './run-steps.ts';
import { steps } from './test-steps.ts';

await runSteps(steps);

/**
 * `npm run test:matrix`: journeys, stories and pictures on every device, brand, theme and language. Run it before a release,
 * and before an issue that touches them is resolved; `npm test` tells each of them once (ADR 62).
 */
import { runSteps } from './run-steps.ts';
import { matrixSteps } from './test-steps.ts';

process.env['TEST_MATRIX'] = '1';
await runSteps(matrixSteps);

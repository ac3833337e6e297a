/**
 * `npm run test:matrix`: journeys, stories and pictures on every device, brand, theme and language, and the gateway's tests
 * with members who have accounts of every kind. Run it before a release, and before an issue that touches any of these is
 * resolved; `npm test` tells each story once (ADR 62).
 */
import { runSteps } from './run-steps.ts';
import { matrixSteps } from './test-steps.ts';

process.env['TEST_MATRIX'] = '1';
process.env['TEST_MANY_ACCOUNTS'] = '1';
await runSteps(matrixSteps);

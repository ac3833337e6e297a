/**
 * `npm run test:matrix`: journeys, stories and screenshots on every device, brand, theme and language, and the gateway's tests with members
 * who have accounts of every kind. Run it before a release, and before resolving an issue that touches any of these; `npm test` runs each
 * story once (ADR 62). With words, only steps whose names start with one of them: `npm run test:matrix -- stories`.
 */
import { runSteps } from './run-steps.ts';
import { matrixSteps, stepsNamed } from './test-steps.ts';

process.env['TEST_MATRIX'] = '1';
process.env['TEST_MANY_ACCOUNTS'] = '1';
await runSteps(stepsNamed(process.argv.slice(2), matrixSteps));

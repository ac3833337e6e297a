// Bonus cases played by the rules alone: the model that the gateway's SQL is tested against, and `npm run simulate:bonus`.
export { answerOf, type SimulatedAnswer } from './answer.ts';
export { BadCase } from './bad-case.ts';
export { brokenInvariants } from './invariants.ts';
export { play, type PlayedCase } from './play.ts';
export { readCase, type SimulatedCase } from './read-case.ts';
export { playScenario, type Scenario, type ScenarioOutcome } from './scenario.ts';

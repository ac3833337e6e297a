import { expect } from 'vitest';
import { deadlines } from '../deadlines.ts';
import type { FuzzedContract } from './contract.ts';
import { fuzzContract } from './fuzz.ts';
import { changingSeed, fixedSeed } from './seeds.ts';
import type { World } from './world.ts';

/** `npm run test:matrix` runs longer, and with a second seed. */
export const long = process.env['TEST_MATRIX'] === '1';

/** Ends a run that hangs, in ms. A long one sends tens of thousands of requests one after the other. */
export const deadline = long ? 6 * deadlines.test : deadlines.test;

/** The seeds for fuzzing the contract, with their names, for `test.each`. */
export const seeds = Object.entries({ ...(long && { fixed: fixedSeed }), changing: changingSeed() });

/** FUZZ_ONLY restricts the run to some operations. */
const only = process.env['FUZZ_ONLY'] ? { only: new RegExp(process.env['FUZZ_ONLY']) } : {};

/**
 * Sends valid and invalid requests to every operation of `contract` in `world`, and fails with a report if any answer violates the
 * contract. `runs` is the number of random requests per operation, multiplied by six in a long run; a short one tries one in eight of the
 * ways to send something wrong with each operation, others after each commit.
 */
export async function expectContractKept(contract: FuzzedContract, world: World, seed: number, runs: number): Promise<void> {
  const often = long ? { runs: runs * 6, spots: 6, oneIn: 1 } : { runs, spots: 1, oneIn: 8 };
  const report = await fuzzContract(contract, world, { seed, ...often, ...only });
  const text = report.text(contract.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
}

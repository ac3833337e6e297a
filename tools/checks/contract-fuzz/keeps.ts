import { expect } from 'vitest';
import type { FuzzedContract } from './contract.ts';
import { fuzzContract } from './fuzz.ts';
import { changingSeed, fixedSeed } from './seeds.ts';
import type { World } from './world.ts';

/** `npm run test:matrix` looks longer, and by a second seed. */
export const long = process.env['TEST_MATRIX'] === '1';

/** By which seeds the contract is fuzzed, with their names: for `test.each`. */
export const seeds = Object.entries({ ...(long && { fixed: fixedSeed }), changing: changingSeed() });

/** FUZZ_ONLY looks at some operations. */
const only = process.env['FUZZ_ONLY'] ? { only: new RegExp(process.env['FUZZ_ONLY']) } : {};

/**
 * Asks every operation of `contract` in `world` what fits and what does not, and fails with a report if any answer is not one that the
 * contract states. `runs` is how often each is asked anew; at length, six times as often.
 */
export async function expectContractKept(contract: FuzzedContract, world: World, seed: number, runs: number): Promise<void> {
  const often = { runs: long ? runs * 6 : runs, spots: long ? 6 : 1 };
  const report = await fuzzContract(contract, world, { seed, ...often, ...only });
  const text = report.text(contract.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
}

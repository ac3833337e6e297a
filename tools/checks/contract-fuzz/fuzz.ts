import fc from 'fast-check';
import type { Fuzz } from './ask.ts';
import type { FuzzedContract } from './contract.ts';
import { requestsOf, type Asked } from './generate.ts';
import { hostile, invalid, succeeding, valid } from './phases-input.ts';
import { idempotency, owner } from './phases-member.ts';
import { auth, crossSite, protocol, stray } from './phases-wire.ts';
import { Report } from './report.ts';
import type { World } from './world.ts';

export interface FuzzOptions {
  seed: number;
  /** Valid requests for each operation. */
  runs: number;
  /** Texts of each operation that are tried with each hostile one. */
  spots: number;
  /** Only operations whose id matches. */
  only?: RegExp;
}

const phases = [owner, succeeding, valid, invalid, hostile, protocol, auth, crossSite, idempotency];

/** Asks everything that a contract allows and forbids of a running server (security E01-E03, B01, B03, B04, C03). */
export async function fuzzContract(contract: FuzzedContract, world: World, { seed, runs, spots, only }: FuzzOptions): Promise<Report> {
  const report = new Report(world.base);
  for (const [i, operation] of contract.operations.entries()) {
    if (only && !only.test(operation.id)) continue;
    // Each its own: with equal seeds they would use one another's idempotency keys.
    const own = seed + i;
    // Every phase begins from them, and to make them takes longer than to have them answered.
    const known: Record<number, Asked[]> = {};
    const made = (count: number) => (known[count] ??= fc.sample(requestsOf(operation, contract), { seed: own, numRuns: count }));
    const fuzz: Fuzz = { world, contract, report, runs, spots, seed: own, made };
    for (const phase of phases) await phase(fuzz, operation);
  }
  if (!only) await stray({ world, report });
  return report;
}

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
  /** How many valid requests each operation gets. */
  runs: number;
  /** How many texts of each operation are replaced by each hostile text. */
  spots: number;
  /**
   * Of the ways to spoil a request, of hostile texts, wrong bodies and methods, and of pretended credentials, each operation gets one in so
   * many, in turn; the seed decides with which.
   */
  oneIn: number;
  /** Only operations whose id matches. */
  only?: RegExp;
}

const phases = [owner, succeeding, valid, invalid, hostile, protocol, auth, crossSite, idempotency];

/** Sends a running server everything that its contract allows and forbids (security E01-E03, B01, B03, B04, C03). */
export async function fuzzContract(
  contract: FuzzedContract,
  world: World,
  { seed, runs, spots, oneIn, only }: FuzzOptions,
): Promise<Report> {
  const report = new Report(world.base);
  for (const [i, operation] of contract.operations.entries()) {
    if (only && !only.test(operation.id)) continue;
    // A seed for each operation: with the same seed they would use each other's idempotency keys.
    const own = seed + i;
    // Shared by all phases, because generating requests takes longer than getting answers.
    const known: Record<number, Asked[]> = {};
    const made = (count: number) => (known[count] ??= fc.sample(requestsOf(operation, contract), { seed: own, numRuns: count }));
    const fuzz: Fuzz = { world, contract, report, runs, spots, oneIn, seed: own, made };
    for (const phase of phases) await phase(fuzz, operation);
  }
  if (!only) await stray({ world, report });
  return report;
}

import { execFileSync } from 'node:child_process';

/** A seed that never changes. */
export const fixedSeed = 20_261_121;

/**
 * A seed derived from the commit, so that every run on one commit sends the same requests. `FUZZ_SEED` repeats any printed seed; outside a
 * repository, the time is used.
 */
export function changingSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? seedOfCommit() ?? Date.now() % 2 ** 31);
}

function seedOfCommit(): number | undefined {
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(head.slice(0, 8), 16) % 2 ** 31;
  } catch {
    return undefined;
  }
}

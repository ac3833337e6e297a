import { execFileSync } from 'node:child_process';

/** The seed that never changes. */
export const fixedSeed = 20_261_121;

/**
 * Another one for each commit: what a run on a commit met, every later run on it meets again. `FUZZ_SEED` repeats any that was
 * printed; outside of a repository it is the time.
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

import { expect, test } from 'vitest';
import { gameCodes } from '../packs/games.ts';
import { reportPack } from '../verify/report-pack.ts';

/**
 * Tests every other pack, from the one at `first` (0 or 1): two files for two processors, for the figures of a book take seconds. The command
 * plays a million rounds of each; here they must only be enough for the rarest event.
 */
export function checkPacks(first: 0 | 1): void {
  test.each(gameCodes.filter((_, place) => place % 2 === first))('%s passes every check', (code) => {
    const { checks, ok } = reportPack(code, 30_000);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
  });
}

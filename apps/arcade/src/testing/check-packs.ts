import { expect, test } from 'vitest';
import { gameCodes } from '../packs/games.ts';
import { reportPack } from '../verify/report-pack.ts';
import { isVerified } from '../verify/verified-packs.ts';

const inMatrix = process.env['TEST_MATRIX'] === '1';

/**
 * Tests every other pack, from the one at `first` (0 or 1): two files for two processors, for the figures of a book take seconds. A pack that
 * passed the command, which plays a million rounds, is taken as it is while neither it nor a rule nor a check has changed; the matrix plays
 * all of them. Here rounds must only be enough for the rarest event.
 */
export function checkPacks(first: 0 | 1): void {
  test.each(gameCodes.filter((_, place) => place % 2 === first))('%s passes every check', (code) => {
    if (!inMatrix && isVerified(code)) return;
    const { checks, ok } = reportPack(code, 30_000);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
  });
}

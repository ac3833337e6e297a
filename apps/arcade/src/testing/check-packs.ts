import path from 'node:path';
import { expect, test } from 'vitest';
import { gameCodes } from '../packs/games.ts';
import { packsFolder } from '../packs/read-games.ts';
import { fileChecks } from '../verify/file-checks.ts';
import { reportPack } from '../verify/report-pack.ts';
import { recordOf } from '../verify/verified-packs.ts';

const inMatrix = process.env['TEST_MATRIX'] === '1';

/**
 * Tests every other pack, from the one at `first` (0 or 1): two files for two processors, as the figures of a book take seconds. For a pack
 * that passed the command, which plays a million rounds, only the quick checks are repeated; one that has changed since, or whose rules
 * have, fails until it has passed again; a pack without a record is played here. The matrix plays all of them. Here there need only be
 * enough rounds for the rarest event.
 */
export function checkPacks(first: 0 | 1): void {
  test.each(gameCodes.filter((_, place) => place % 2 === first))('%s passes every check', (code) => {
    const record = recordOf(code);
    expect(record, `mend: npm run verify:pack -- ${code} --record`).not.toBe('changed');
    const played = inMatrix || record === 'none';
    const checks = played ? reportPack(code, 30_000).checks : fileChecks(path.join(packsFolder, code));
    expect(checks.filter((check) => !check.ok)).toEqual([]);
  });
}

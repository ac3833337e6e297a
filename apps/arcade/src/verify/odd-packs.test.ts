import { expect, test } from 'vitest';
import { gameCodes } from '../packs/games.ts';
import { reportPack } from './report-pack.ts';

/** Every other pack, the rest in `even-packs.test.ts`: two files for two processors, for figures of a book take seconds. */
const codes = gameCodes.filter((_, place) => place % 2 === 1);

/** The command plays a million rounds of each; here they must only be enough for the rarest event. */
test.each(codes)('%s passes every check', (code) => {
  const { checks, ok } = reportPack(code, 30_000);
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(ok).toBe(true);
});

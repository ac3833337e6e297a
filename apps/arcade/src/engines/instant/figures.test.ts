import { expect, test } from 'vitest';
import { readGames } from '../../packs/read-games.ts';
import { engines } from '../engines.ts';
import { toNumber } from '../fraction.ts';

const packs = [...readGames().values()].map(({ current }) => current.pack).filter(({ engine }) => engine.startsWith('instant/'));

test.each(packs.map((pack) => [pack.pack, pack] as const))(
  '%s tells players what its rules give, and returns enough whatever is chosen',
  (_, pack) => {
    const { told, bets } = engines[pack.engine]!.exactFigures(pack);
    expect(pack.figures).toEqual(told);
    for (const [bet, rtp] of Object.entries(bets!)) {
      expect(toNumber(rtp), bet).toBeGreaterThanOrEqual(0.988);
      expect(toNumber(rtp), bet).toBeLessThanOrEqual(0.99);
    }
  },
);

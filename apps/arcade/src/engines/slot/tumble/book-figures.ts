import { volatilityOf, type ExactFigures } from '../../exact-figures.ts';
import { addFractions, share, toFixed, toPercent, zero, type Fraction } from '../../fraction.ts';
import type { BookCounts } from './book-counts.ts';

interface Counted {
  stakeUnits: number;
  symbols: Readonly<Record<string, string>>;
  pays: Readonly<Record<string, readonly number[]>>;
  scatter: string;
  scatterPays: Readonly<Record<string, number>>;
}

/** The exact figures of a finite book, from the totals of all its rounds. `ownPays` are the kinds of pays that only this engine has. */
export function bookFigures(pack: Counted, counts: BookCounts, ownPays: readonly string[]): ExactFigures {
  const { stakeUnits, symbols, pays, scatter, scatterPays } = pack;
  const parts = Object.fromEntries(Object.entries(counts.parts).map(([name, win]) => [name, share(win, counts.rounds * stakeUnits)]));
  const rtp = Object.values(parts).reduce<Fraction>(addFractions, zero);
  const hitRate = share(counts.hits, counts.rounds);
  const mean = Number(rtp.numerator) / Number(rtp.denominator);
  const variance = counts.squares / counts.rounds / stakeUnits ** 2 - mean ** 2;
  const maxWin = counts.most / stakeUnits;
  const shown = new Set(counts.shown);
  return {
    method: 'finite-book',
    rtp,
    parts,
    hitRate,
    variance,
    maxWin,
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      spinsPerFreeSpins: toFixed(share(counts.rounds, Math.max(1, counts.triggers)), 2),
      volatility: volatilityOf(Math.sqrt(variance)),
    },
    unreachable: [
      ...Object.keys(pays)
        .filter((symbol) => !counts.shown.some((each) => each.startsWith(`${symbol} `)))
        .map((symbol) => `a win of ${symbols[symbol]!}`),
      ...Object.keys(scatterPays)
        .filter((count) => !shown.has(`scatter ${count}`))
        .map((count) => `${count} of ${symbols[scatter]!}`),
      ...['feature/tumble', 'feature/freeSpins'].filter((kind) => !shown.has(kind)),
    ],
    eventKinds: [...ownPays.map((by) => `pay/${by}`), 'reveal', 'feature/tumble', 'pay/scatter', 'feature/freeSpins', 'progress', 'end'],
    counts,
  };
}

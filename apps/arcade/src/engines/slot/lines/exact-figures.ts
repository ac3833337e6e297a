import type { ExactFigures } from '../../engines.ts';
import { enumerate, hitRate, largestRound } from './enumerate.ts';
import { exactReturn } from './exact.ts';
import { divide, fraction, multiply, toFixed, type Fraction } from '../../fraction.ts';
import type { LinesPack } from './pack.ts';

/** Closed form for the return; every position of the reels for hit rate and largest win. Takes about a second. */
export function exactFigures(pack: LinesPack): ExactFigures {
  const paid = enumerate(pack, 'paid');
  const exact = exactReturn(pack);
  const figures = {
    rtp: percent(exact.total, 2),
    hitRate: percent(hitRate(paid), 2),
    largestWin: largestRound(pack, paid, enumerate(pack, 'free')) / pack.stakeUnits,
    spinsPerFreeSpins: toFixed(divide(fraction(1n, 1n), exact.trigger), 2),
  };
  const enumerated = fraction(BigInt(paid.totalPay), BigInt(paid.positions) * BigInt(pack.stakeUnits));
  const part = (value: Fraction) => `${percent(value, 6)} %`;
  return {
    figures,
    report: [
      'exact (rational arithmetic over all positions of the reels)',
      `  return to player      ${part(exact.total)}`,
      `    lines               ${part(exact.lines)}`,
      `    scatters            ${part(exact.scatters)}`,
      `    free spins          ${part(exact.freeSpins)}`,
      `  paid spin by going through all ${paid.positions.toLocaleString('en')} positions: ${part(enumerated)} (lines + scatters)`,
      `  hit rate              ${figures.hitRate} %`,
      `  free spins            once in ${figures.spinsPerFreeSpins} spins, ${toFixed(exact.freeSpinsPerTrigger, 3)} of them on average`,
      `  largest win           ${figures.largestWin} times the stake`,
    ],
  };
}

function percent(value: Fraction, digits: number): string {
  return toFixed(multiply(value, fraction(100n, 1n)), digits);
}

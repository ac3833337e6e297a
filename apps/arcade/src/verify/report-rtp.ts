import { createHash } from 'node:crypto';
import { roundBytes } from '../fairness/seeds.ts';
import { enumerateFree, enumeratePaid, hitRate, largestRound } from '../games/lotus-lanterns/enumerate.ts';
import { figures } from '../games/lotus-lanterns/figures.ts';
import { divide, fraction, multiply, toFixed, type Fraction } from '../games/lotus-lanterns/fraction.ts';
import { lineCount } from '../games/lotus-lanterns/paytable.ts';
import { playRound } from '../games/lotus-lanterns/rules.ts';
import { exactRtp } from '../games/lotus-lanterns/rtp.ts';

/** The game's figures as computed here and now. */
export function computeFigures(): Record<keyof typeof figures, string | number> {
  const paid = enumeratePaid();
  const exact = exactRtp();
  return {
    rtp: percent(exact.total),
    hitRate: percent(hitRate(paid)),
    spinsPerFreeSpins: toFixed(divide(fraction(1n, 1n), exact.trigger), 2),
    largestWin: largestRound(paid, enumerateFree()) / lineCount,
  };
}

/** Everything about the return, as text; `ok` is false when the figures that players see are others. */
export function reportRtp(simulatedRounds?: number): { text: string; ok: boolean } {
  const exact = exactRtp();
  const paid = enumeratePaid();
  const computed = computeFigures();
  const ok = Object.entries(figures).every(([name, value]) => computed[name as keyof typeof figures] === value);
  const part = (value: Fraction) => `${toFixed(multiply(value, fraction(100n, 1n)), 6)} %`;
  return {
    ok,
    text: [
      'Lotus Lanterns, exact (rational arithmetic over all positions of the reels)',
      `  return to player      ${part(exact.total)}`,
      `    lines               ${part(exact.lines)}`,
      `    lanterns            ${part(exact.lanterns)}`,
      `    free spins          ${part(exact.freeSpins)}`,
      `  paid spin by going through all ${paid.positions.toLocaleString('en')} positions: ${((paid.totalPay / paid.positions / lineCount) * 100).toFixed(6)} % (lines + lanterns)`,
      `  hit rate              ${computed.hitRate} %`,
      `  free spins            once in ${computed.spinsPerFreeSpins} spins, ${toFixed(exact.freeSpinsPerTrigger, 3)} of them on average`,
      `  largest win           ${computed.largestWin} times the stake`,
      ok ? 'The figures that players see are these.' : `The figures that players see are OTHERS: ${JSON.stringify(figures)}`,
      ...(simulatedRounds === undefined ? [] : [simulate(simulatedRounds)]),
    ].join('\n'),
  };
}

/** Rounds by the same stream as in play, under seeds that are fixed so that the run can be repeated. */
export function simulate(rounds: number): string {
  const serverSeed = createHash('sha256').update('lotus-lanterns simulation').digest('hex');
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const win = playRound(roundBytes({ serverSeed, clientSeed: 'simulation', nonce })).win / lineCount;
    sum += win;
    squares += win * win;
  }
  const mean = sum / rounds;
  const margin = 2.5758 * Math.sqrt((squares / rounds - mean * mean) / rounds);
  return `Simulated: ${rounds.toLocaleString('en')} rounds return ${(mean * 100).toFixed(3)} % +- ${(margin * 100).toFixed(3)} (99 % confidence)`;
}

function percent(value: Fraction): string {
  return toFixed(multiply(value, fraction(100n, 1n)), 2);
}

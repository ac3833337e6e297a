import { roundBytes, seedHash } from '../fairness/seeds.ts';
import type { SpinResult } from '../games/lotus-lanterns/rules.ts';
import { judge, readClaim, type Claim, type Verdict } from './claim.ts';

/** The outcome of a round as text; `ok` is false when the options cannot be read or something claimed does not match. */
export function reportRound(options: Readonly<Record<string, string | undefined>>): { text: string; ok: boolean } {
  const claim = readClaim(options);
  if (Array.isArray(claim)) return { text: `Cannot be read: ${claim.join(', ')}.`, ok: false };
  const verdict = judge(claim, roundBytes(claim), seedHash(claim.serverSeed));
  const spins = [
    spinText('Paid spin', verdict.round.paid),
    ...verdict.round.free.map((spin, index) => spinText(`Free spin ${index + 1}`, spin)),
  ];
  const ok = ![verdict.hashMatches, verdict.stopsMatch, verdict.winMatches].includes(false);
  return { text: [...spins, totals(claim, verdict), ok ? 'Everything that was claimed matches.' : 'NOT as claimed.'].join('\n'), ok };
}

function spinText(title: string, { window, lineWins, lanterns, lanternPay, multiplier, win, stops }: SpinResult): string {
  const rows = window[0]!.map((_, row) => `  ${window.map((reel) => reel[row]!.padEnd(8)).join(' ')}`);
  const wins = lineWins.map(({ line, symbol, count, pay }) => `  line ${line + 1}: ${count} x ${symbol} pays ${pay}`);
  const lantern = lanternPay > 0 ? [`  ${lanterns} lanterns pay ${lanternPay}`] : [];
  return [`${title}, reels at ${stops.join('.')}, wins x${multiplier}: ${win} line bets`, ...rows, ...wins, ...lantern].join('\n');
}

function totals(claim: Claim, { round, win, computedHash, hashMatches, stopsMatch, winMatches }: Verdict): string {
  const said = (matches: boolean | null) => (matches === null ? '' : matches ? '  (matches)' : '  (DOES NOT MATCH)');
  return [
    `Round: ${round.win} line bets${win === null ? '' : ` = ${win} ${claim.currency}`}${said(winMatches)}`,
    `Reels: ${round.paid.stops.join('.')}${said(stopsMatch)}`,
    `SHA-256 of the server seed: ${computedHash}${said(hashMatches)}`,
  ].join('\n');
}

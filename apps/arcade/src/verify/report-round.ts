import { roundBytes, seedHash } from '../fairness/seeds.ts';
import type { Games } from '../packs/read-games.ts';
import { judge, readClaim, type Claim, type ClaimTexts, type Verdict } from './claim.ts';

/** The outcome of a round as text; `ok` is false when the options cannot be read or something claimed does not match. */
export function reportRound(games: Games, options: ClaimTexts): { text: string; ok: boolean } {
  const claim = readClaim(games.get(options['game'] ?? ''), options);
  if (Array.isArray(claim)) return { text: `Cannot be read: ${claim.join(', ')}.`, ok: false };
  const verdict = judge(claim, roundBytes(claim), seedHash(claim.serverSeed));
  const ok = ![verdict.hashMatches, verdict.outcomeMatches, verdict.winMatches].includes(false);
  const lines = [...claim.game.describe(verdict.events), ...summary(claim, verdict)];
  return { text: [...lines, ok ? 'Everything that was claimed matches.' : 'NOT as claimed.'].join('\n'), ok };
}

function summary({ game, currency }: Claim, verdict: Verdict): string[] {
  const { times, win, outcome, computedHash, hashMatches, outcomeMatches, winMatches } = verdict;
  const said = (matches: boolean | null) => (matches === null ? '' : matches ? '  (matches)' : '  (DOES NOT MATCH)');
  return [
    `Round: ${times} times the stake${win === null ? '' : ` = ${win} ${currency}`}${said(winMatches)}`,
    `Outcome: ${outcome}${said(outcomeMatches)}`,
    `SHA-256 of the server seed: ${computedHash}${said(hashMatches)}`,
    `Rules: ${game.pack.pack}, version ${game.pack.version}, pack ${game.packHash}`,
  ];
}

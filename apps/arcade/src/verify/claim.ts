import { fromDecimal, isCurrency, money, toDecimal, type Currency } from '@parlour/domain';
import { clientSeedPattern, serverSeedPattern } from '../fairness/message.ts';
import type { ByteSource } from '../fairness/draw.ts';
import { playRound, type RoundResult } from '../games/lotus-lanterns/rules.ts';

/** What somebody says about a round: the inputs, and where given the commitment and the result. */
export interface Claim {
  game: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** SHA-256 that was published before the bet. */
  hash?: string;
  currency?: Currency;
  /** Minor units. */
  lineBet?: bigint;
  stops?: string;
  /** Decimal in major units. */
  win?: string;
}

export const claimProblems = ['game', 'serverSeed', 'clientSeed', 'nonce', 'hash', 'currency', 'lineBet', 'win'] as const;
export type ClaimProblem = (typeof claimProblems)[number];

/** Reads a claim from named texts (an address's query, or options); gives the names of those that cannot be read. */
export function readClaim(texts: Readonly<Record<string, string | undefined>>): Claim | ClaimProblem[] {
  const problems = new Set<ClaimProblem>();
  const { game = 'lotus-lanterns', serverSeed = '', clientSeed = '', nonce = '', hash, currency, lineBet, stops, win } = nonEmpty(texts);
  if (game !== 'lotus-lanterns') problems.add('game');
  if (!new RegExp(serverSeedPattern).test(serverSeed)) problems.add('serverSeed');
  if (!new RegExp(clientSeedPattern).test(clientSeed)) problems.add('clientSeed');
  if (!/^\d{1,15}$/.test(nonce)) problems.add('nonce');
  if (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash)) problems.add('hash');
  if (currency !== undefined && !isCurrency(currency)) problems.add('currency');
  const known = currency !== undefined && isCurrency(currency) ? currency : undefined;
  const bet = lineBet === undefined || known === undefined ? undefined : minorOf(lineBet, known);
  if (lineBet !== undefined && bet === undefined) problems.add('lineBet');
  if (win !== undefined && (known === undefined || minorOf(win, known) === undefined)) problems.add('win');
  if (problems.size > 0) return [...problems];
  return {
    game,
    serverSeed,
    clientSeed,
    nonce: Number(nonce),
    ...(hash === undefined ? {} : { hash }),
    ...(known === undefined ? {} : { currency: known }),
    ...(bet === undefined ? {} : { lineBet: bet }),
    ...(stops === undefined ? {} : { stops }),
    ...(win === undefined ? {} : { win }),
  };
}

export interface Verdict {
  round: RoundResult;
  /** Decimal in major units; null when no line bet was given. */
  win: string | null;
  /** SHA-256 of the server seed. */
  computedHash: string;
  /** Null: nothing was claimed about it. */
  hashMatches: boolean | null;
  stopsMatch: boolean | null;
  winMatches: boolean | null;
}

/** Recomputes the round. `bytes` and `computedHash` must come from the claim's seeds: the caller has the cryptography. */
export function judge(claim: Claim, bytes: ByteSource, computedHash: string): Verdict {
  const round = playRound(bytes);
  const { currency, lineBet } = claim;
  const win = currency !== undefined && lineBet !== undefined ? money(lineBet * BigInt(round.win), currency) : null;
  return {
    round,
    win: win && toDecimal(win),
    computedHash,
    hashMatches: claim.hash === undefined ? null : claim.hash === computedHash,
    stopsMatch: claim.stops === undefined ? null : claim.stops === round.paid.stops.join('.'),
    winMatches: claim.win === undefined || win === null ? null : fromDecimal(claim.win, win.currency).minor === win.minor,
  };
}

function minorOf(text: string, currency: Currency): bigint | undefined {
  try {
    return fromDecimal(text, currency).minor;
  } catch {
    return undefined;
  }
}

function nonEmpty(texts: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim() === '' ? undefined : text?.trim()]));
}

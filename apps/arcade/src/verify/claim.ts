import { fromDecimal, isCurrency, money, toDecimal, type Currency } from '@parlour/domain';
import { type ByteSource, clientSeedPattern, drawFrom, serverSeedPattern } from '@parlour/domain/fairness';
import { payOf, type Game, type GameEvent, type GameVersion, type Played } from '../game.ts';

/** A claim about a round: its inputs and, where given, the commitment and the result. */
export interface Claim {
  game: GameVersion;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  input: unknown;
  /** SHA-256 of the server seed, as published before the bet. */
  hash?: string;
  currency?: Currency;
  /** Minor units. */
  stake?: bigint;
  /** What the game showed: see `outcomeMark` of its rules. */
  outcome?: string;
  /** Decimal in major units. */
  win?: string;
}

export const claimProblems = ['game', 'pack', 'serverSeed', 'clientSeed', 'nonce', 'input', 'hash', 'currency', 'stake', 'win'] as const;
export type ClaimProblem = (typeof claimProblems)[number];

export type ClaimTexts = Readonly<Record<string, string | undefined>>;

/** Reads a claim about a round of `game` from named texts (an address's query, or options), or reports which cannot be read. */
export function readClaim(game: Game | undefined, given: ClaimTexts): Claim | ClaimProblem[] {
  const problems = new Set<ClaimProblem>();
  const texts = tidied(given);
  const { serverSeed = '', clientSeed = '', nonce = '', hash, currency, win } = texts;
  const version = game?.version(texts['pack'] ?? null);
  if (!game) problems.add('game');
  else if (!version) problems.add('pack');
  if (!new RegExp(serverSeedPattern).test(serverSeed)) problems.add('serverSeed');
  if (!new RegExp(clientSeedPattern).test(clientSeed)) problems.add('clientSeed');
  if (!/^\d{1,15}$/.test(nonce)) problems.add('nonce');
  if (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash)) problems.add('hash');
  const input = inputOf(texts['input']);
  if (version && !version.accepts(input)) problems.add('input');
  if (currency !== undefined && !isCurrency(currency)) problems.add('currency');
  const known = currency !== undefined && isCurrency(currency) ? currency : undefined;
  const stake = version && stakeOf(texts, version, known);
  if (stake === 'unreadable') problems.add('stake');
  if (win !== undefined && (known === undefined || minorOf(win, known) === undefined)) problems.add('win');
  if (problems.size > 0 || !version) return [...problems];
  // Addresses made before the arcade had a second game call the outcome "stops".
  const outcome = texts['outcome'] ?? texts['stops'];
  return {
    game: version,
    serverSeed,
    clientSeed,
    nonce: Number(nonce),
    input,
    ...(hash === undefined ? {} : { hash }),
    ...(known === undefined ? {} : { currency: known }),
    ...(typeof stake === 'bigint' ? { stake } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(win === undefined ? {} : { win }),
  };
}

/** Reads `stake`, or the `lineBet` of earlier addresses and options: a stake was `stakeUnits` line bets. */
function stakeOf(texts: ClaimTexts, { pack }: GameVersion, currency: Currency | undefined): bigint | 'unreadable' | undefined {
  const [text, times] = texts['stake'] === undefined ? [texts['lineBet'], BigInt(pack.stakeUnits)] : [texts['stake'], 1n];
  if (text === undefined) return undefined;
  const minor = currency === undefined ? undefined : minorOf(text, currency);
  return minor === undefined ? 'unreadable' : minor * times;
}

export interface Verdict {
  events: readonly GameEvent[];
  /** In stakes. */
  times: number;
  /** Decimal in major units; null when no stake was given. */
  win: string | null;
  /** What the game must have shown. */
  outcome: string;
  /** SHA-256 of the server seed. */
  computedHash: string;
  /** Null if the claim contains no hash. */
  hashMatches: boolean | null;
  outcomeMatches: boolean | null;
  winMatches: boolean | null;
}

/** Recomputes the round. `bytes` and `computedHash` must come from the claim's seeds: the cryptography is up to the caller. */
export function judge(claim: Claim, bytes: ByteSource, computedHash: string): Verdict {
  const { game, currency, stake } = claim;
  const played = playToEnd(game, claim.input, bytes);
  const win = currency !== undefined && stake !== undefined ? money(payOf(stake, played.win, game.pack), currency) : null;
  const outcome = game.outcomeMark(played.events);
  return {
    events: played.events,
    times: played.win / game.pack.stakeUnits,
    win: win && toDecimal(win),
    outcome,
    computedHash,
    hashMatches: claim.hash === undefined ? null : claim.hash === computedHash,
    outcomeMatches: claim.outcome === undefined ? null : claim.outcome === outcome,
    winMatches: claim.win === undefined || win === null ? null : fromDecimal(claim.win, win.currency).minor === win.minor,
  };
}

/**
 * The round as these bytes make it. With choices that were made in another round it may still wait for one, which no finished round does: it
 * is then ended as it stands.
 */
export function playToEnd(game: GameVersion, input: unknown, bytes: ByteSource): Played<GameEvent> {
  const read: number[] = [];
  const fromBeginning = (): ByteSource => {
    let at = 0;
    return () => {
      if (at === read.length) read.push(bytes());
      return read[at++]!;
    };
  };
  const played = game.play(input, drawFrom(fromBeginning()));
  return played.open ? game.play(game.leave(input), drawFrom(fromBeginning())) : played;
}

/** What was chosen, as JSON; undefined where nothing could be chosen. */
function inputOf(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function minorOf(text: string, currency: Currency): bigint | undefined {
  try {
    return fromDecimal(text, currency).minor;
  } catch {
    return undefined;
  }
}

function tidied(texts: ClaimTexts): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim() || undefined]));
}

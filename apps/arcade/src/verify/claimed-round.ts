import { isDeepStrictEqual } from 'node:util';
import { fromDecimal, isCurrency, money, toDecimal } from '@parlour/domain';
import { clientSeedPattern, serverSeedPattern } from '@parlour/domain/fairness';
import { z } from 'zod';
import { roundBytes, seedHash } from '../fairness/seeds.ts';
import { payOf, type Game, type GameVersion } from '../game.ts';
import type { Games } from '../packs/read-games.ts';
import { playToEnd } from './claim.ts';

const claimedSchema = z.strictObject({
  win: z.union([z.int().nonnegative(), z.string()]).optional(),
  stake: z.string().optional(),
  currency: z.string().refine(isCurrency).optional(),
  /** In stakes. */
  times: z.number().optional(),
  /** What the game showed in one line: reels, the path of a ball, mines. */
  outcome: z.string().optional(),
  /** SHA-256 of the server seed, as published before the bet. */
  hash: z.string().optional(),
  /** Of the version that it was played by. */
  packHash: z.string().optional(),
  events: z.array(z.unknown()).optional(),
});
type Claimed = z.infer<typeof claimedSchema>;

/**
 * A round as submitted for verification (games.md H): its inputs and its claimed result. `version` is the pack's; where absent, `packHash`
 * names it, else it is the current one. Everything claimed is optional: `win` in the pack's units as a number, or in money as a decimal
 * with `stake` and `currency`. A claim that is a number is the win alone.
 */
const roundSchema = z.strictObject({
  game: z.string(),
  version: z.int().positive().optional(),
  packHash: z.string().optional(),
  serverSeed: z.string().regex(new RegExp(serverSeedPattern)),
  clientSeed: z.string().regex(new RegExp(clientSeedPattern)),
  nonce: z.int().nonnegative(),
  input: z.unknown().optional(),
  claimed: z
    .union([
      // Only the win, in the pack's units.
      z
        .int()
        .nonnegative()
        .transform((win): Claimed => ({ win })),
      claimedSchema,
    ])
    .default({}),
});
type ClaimedRound = z.infer<typeof roundSchema>;

export interface Difference {
  field: string;
  claimed: unknown;
  computed: unknown;
}

/** What `npm run verify -- <round>` reports: the round as the rules make it, and the names of the parts of the claim that differ. */
export interface RoundReport {
  game: string;
  version: number;
  packHash: string;
  /** In the pack's units. */
  win: number;
  times: number;
  outcome: string;
  hash: string;
  differences: Difference[];
  ok: boolean;
}

/** Why a round cannot be recomputed. */
export class UnreadableRound extends Error {}

/** Recomputes the round in `text`, which is one JSON object. Throws `UnreadableRound`. */
export function reportClaimedRound(games: Games, text: string): RoundReport {
  const { game: code, version: number, packHash, claimed, ...round } = read(text);
  const game = games.get(code);
  if (!game) throw new UnreadableRound(`there is no game "${code}"`);
  const version = versionOf(game, number, packHash);
  const { pack } = version;
  const input = round.input ?? {};
  if (!version.accepts(input)) throw new UnreadableRound(`${code} offers no such input: ${JSON.stringify(input)}`);
  const { events, win } = playToEnd(version, input, roundBytes(round));
  const computed = {
    packHash: version.packHash,
    win,
    times: win / pack.stakeUnits,
    outcome: version.outcomeMark(events),
    hash: seedHash(round.serverSeed),
    events,
  };
  const said: Readonly<Record<string, unknown>> = {
    packHash,
    ...claimed,
    win: typeof claimed.win === 'string' ? undefined : claimed.win,
    stake: undefined,
    currency: undefined,
  };
  const differences = [
    ...Object.entries(computed).flatMap(([field, value]) =>
      said[field] === undefined || isDeepStrictEqual(said[field], JSON.parse(JSON.stringify(value)))
        ? []
        : [{ field, claimed: said[field], computed: value }],
    ),
    ...paidOtherwise(claimed, win, version),
  ];
  const { events: _shown, ...told } = computed;
  return { game: code, version: pack.version, ...told, differences, ok: differences.length === 0 };
}

/** The report in lines of English text. */
export function claimedRoundText({ differences, ok, ...told }: RoundReport): string {
  return [
    ...Object.entries(told).map(([name, value]) => `${name.padEnd(10)} ${value}`),
    ...differences.map(
      ({ field, claimed, computed }) => `DIFFERS ${field}: claimed ${JSON.stringify(claimed)}, computed ${JSON.stringify(computed)}`,
    ),
    ok ? 'Everything that was claimed matches.' : 'NOT as claimed.',
  ].join('\n');
}

function read(text: string): ClaimedRound {
  try {
    return roundSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError) throw new UnreadableRound(z.prettifyError(error));
    throw new UnreadableRound('it is neither the file of a round nor its text, which is one JSON object');
  }
}

function versionOf(game: Game, number: number | undefined, packHash: string | undefined): GameVersion {
  // A hash of no version counts as a difference, not as unreadable.
  if (number === undefined) return (packHash === undefined ? undefined : game.version(packHash)) ?? game.current;
  const version = game.versions.find(({ pack }) => pack.version === number);
  if (!version) throw new UnreadableRound(`${game.code} has no version ${number}`);
  return version;
}

/** A win that is claimed in money. */
function paidOtherwise({ win, stake, currency }: Claimed, units: number, { pack }: GameVersion): Difference[] {
  if (typeof win !== 'string') return [];
  if (stake === undefined || currency === undefined || !isCurrency(currency))
    throw new UnreadableRound('a win in money is claimed with its stake and its currency');
  try {
    const paid = money(payOf(fromDecimal(stake, currency).minor, units, pack), currency);
    return fromDecimal(win, currency).minor === paid.minor ? [] : [{ field: 'win', claimed: win, computed: toDecimal(paid) }];
  } catch {
    throw new UnreadableRound('an amount is written as a decimal, such as 12.50');
  }
}

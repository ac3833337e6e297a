import type { Pace } from '@parlour/domain';
import type { Draw } from '@parlour/domain/fairness';
import type { Volatility } from './engines/exact-figures.ts';

/** What the arcade knows about a game: an engine (code) that plays a pack (data). Everything here runs in Node and in the browser. */

/** The round's only source of chance: `draw(n)` gives 0 to n - 1, each equally likely. */
export type { Draw };

/** A round is a list of events; an engine's own events are a closed union of these five types. */
export const eventTypes = ['reveal', 'pay', 'feature', 'progress', 'end'] as const;

/** One thing that happened in a round. It carries everything needed to show it, so a stored round replays to the same pictures. */
export interface GameEvent {
  readonly type: (typeof eventTypes)[number];
}

/** A round as the rules decide it. */
export interface Played<Event extends GameEvent> {
  readonly events: readonly Event[];
  /** In the pack's units: the sum of `win` over the `pay` events. */
  readonly win: number;
  /** True while the round waits for a choice; nothing has been paid then. */
  readonly open?: boolean;
}

/** What every pack states, whatever its engine. */
export interface PackHead {
  /** The game's code. */
  readonly pack: string;
  readonly version: number;
  readonly engine: string;
  /** Code of the vendor that the game is published under. */
  readonly vendor: string;
  /** Pays are written in units; a stake is this many of them. */
  readonly stakeUnits: number;
  /** The stakes on offer, as multiples of the currency's smallest stake. */
  readonly bets: readonly number[];
  /** Percent, two decimals. */
  readonly rtpTarget: string;
  /** How far results spread, where the pack states it; computed like `figures`. */
  readonly volatility?: Volatility;
  /** The figures stated to players. Computed from the rules, never chosen: a test recomputes them. */
  readonly figures: {
    /** Percent, two decimals; the lowest where it depends on what the player chooses. */
    readonly rtp: string;
    /** Percent of rounds that pay something, two decimals; the lowest where it depends on what the player chooses. */
    readonly hitRate: string;
    /** Times the stake. */
    readonly largestWin: number;
  };
}

/** How a kind of game is played: pure functions, with no clock and no randomness except `draw`. */
export interface Rules<Pack extends PackHead, Input, Event extends GameEvent> {
  /** Reads what the player chose besides the stake; undefined when this pack offers no such choice. */
  readInput(value: unknown, pack: Pack): Input | undefined;
  play(pack: Pack, input: Input, draw: Draw): Played<Event>;
  /** What a player can read off the screen and compare with a recomputed round, in one line, such as the positions of the reels. */
  outcomeMark(events: readonly Event[]): string;
  /** The round in lines of English text, for the command line. */
  describe(pack: Pack, events: readonly Event[]): string[];
}

/**
 * Rules of a round with choices inside it. Each choice is added to the round's input, so that the stored input always holds everything the
 * player has chosen, and the round is recomputed like any other. Events reveal only what the player may know.
 */
export interface ChoiceRules<Pack extends PackHead, Input, Event extends GameEvent> extends Rules<Pack, Input, Event> {
  /** The input that the round began with, without the choices made since. */
  begun(input: Input): Input;
  /** The input with a further choice; undefined when it is not open. `events` are those of the round so far. */
  choose(input: Input, choice: unknown, events: readonly Event[]): Input | undefined;
  /** The input of a round that is ended as it stands. */
  leave(input: Input): Input;
}

/** One version of a game: rules and a pack whose content never changes again. */
export interface GameVersion {
  /** SHA-256 of the pack's content; recorded with every round. */
  readonly packHash: string;
  readonly pack: PackHead;
  /** True when `input` is a choice that this version offers. */
  accepts(input: unknown): boolean;
  /** Throws RangeError when `input` was not accepted. */
  play(input: unknown, draw: Draw): Played<GameEvent>;
  /** The input that a round of this input began with. */
  begun(input: unknown): unknown;
  /** The input with a further choice; undefined when it is not open, as in every game without choices inside a round. */
  choose(input: unknown, choice: unknown, events: readonly GameEvent[]): unknown;
  /** The input of an open round that is ended as it stands. */
  leave(input: unknown): unknown;
  outcomeMark(events: readonly GameEvent[]): string;
  describe(events: readonly GameEvent[]): string[];
}

export interface Game {
  readonly code: string;
  /** The version that new rounds are played by. */
  readonly current: GameVersion;
  /** All of them, oldest first. */
  readonly versions: readonly GameVersion[];
  /** By pack hash; the first version where it is null, as for rounds played before hashes were recorded. */
  version(packHash: string | null): GameVersion | undefined;
}

/** A game from its rules and its packs, whose types are known in here only. `packs` may be in any order. */
export function gameOf<Pack extends PackHead, Input, Event extends GameEvent>(
  rules: Rules<Pack, Input, Event> | ChoiceRules<Pack, Input, Event>,
  packs: readonly { pack: Pack; hash: string }[],
): Game {
  const steps = 'choose' in rules ? rules : undefined;
  const versions = packs
    .toSorted((a, b) => a.pack.version - b.pack.version)
    .map(({ pack, hash }): GameVersion => {
      // Events of a version were made by its own rules.
      const own = (events: readonly GameEvent[]) => events as readonly Event[];
      const known = (value: unknown) => {
        const input = rules.readInput(value, pack);
        if (input === undefined) throw new RangeError(`${pack.pack} offers no such choice`);
        return input;
      };
      return {
        packHash: hash,
        pack,
        accepts: (input) => rules.readInput(input, pack) !== undefined,
        play: (value, draw) => rules.play(pack, known(value), draw),
        begun: (value) => (steps ? steps.begun(known(value)) : value),
        choose: (value, choice, events) => steps?.choose(known(value), choice, own(events)),
        leave: (value) => (steps ? steps.leave(known(value)) : value),
        outcomeMark: (events) => rules.outcomeMark(own(events)),
        describe: (events) => rules.describe(pack, own(events)),
      };
    });
  const current = versions.at(-1);
  if (!current) throw new RangeError('a game needs a pack');
  return {
    code: current.pack.pack,
    current,
    versions,
    version: (packHash) => (packHash === null ? versions[0] : versions.find((version) => version.packHash === packHash)),
  };
}

/** From the beginning of a round to that of the next, at least, in ms; 0 where the site's law is not known. */
export function minCycleOf(pace: Pace | null, { engine }: PackHead): number {
  return pace?.minCycleMs[engine.startsWith('slot/') ? 'slot' : 'other'] ?? 0;
}

/** What a round pays, in minor units: `win` units at a stake of `stakeUnits`, rounded down. */
export function payOf(stake: bigint, win: number, { stakeUnits }: PackHead): bigint {
  return (stake * BigInt(win)) / BigInt(stakeUnits);
}

/** What a pack's hash covers: everything that decides rounds or that players are told; its looks may change without a new version. */
export function packContent(pack: PackHead): string {
  return JSON.stringify(pack, (key, value: unknown) => (key === 'show' || key === '$schema' ? undefined : value));
}

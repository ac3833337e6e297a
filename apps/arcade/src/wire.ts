import type { LanguageCode, Pace } from '@parlour/domain';
import type { DiceEvent } from './engines/instant/dice/events.ts';
import type { HiloEvent } from './engines/instant/hilo/events.ts';
import type { KenoEvent } from './engines/instant/keno/events.ts';
import type { LimboEvent } from './engines/instant/limbo/events.ts';
import type { MinesEvent } from './engines/instant/mines/events.ts';
import type { PlinkoEvent } from './engines/instant/plinko/events.ts';
import type { TowersEvent } from './engines/instant/towers/events.ts';
import type { WheelEvent } from './engines/instant/wheel/events.ts';
import type { BookEvent } from './engines/slot/book/events.ts';
import type { ClusterEvent } from './engines/slot/cluster/events.ts';
import type { HoldRoundEvent } from './engines/slot/hold/events.ts';
import type { LinesEvent } from './engines/slot/lines/events.ts';
import type { ScatterEngineEvent } from './engines/slot/scatter/events.ts';
import type { WaysEvent } from './engines/slot/ways/events.ts';
import type { GameEvent } from './game.ts';

/** Every event that a round of this arcade can hold: one line per engine. */
export type RoundEvent =
  | BookEvent
  | ClusterEvent
  | DiceEvent
  | HiloEvent
  | HoldRoundEvent
  | KenoEvent
  | LimboEvent
  | LinesEvent
  | MinesEvent
  | PlinkoEvent
  | ScatterEngineEvent
  | TowersEvent
  | WaysEvent
  | WheelEvent;

/** The messages between the game's window and the server. Amounts are decimals in major units of the session's currency. */
export interface SessionAnswer<Event extends GameEvent = RoundEvent> {
  token: string;
  gameCode: string;
  currency: string;
  balance: string;
  playMoney: boolean;
  language: LanguageCode;
  /** The only origin that messages may be posted to. */
  siteOrigin: string;
  /** The stakes on offer, smallest first. */
  stakes: string[];
  /** What the law of the site allows; null where the operator said nothing. */
  pace: Pace | null;
  played: Played;
  fairness: Fairness;
  /** The player's last finished round, when its show may have been missed; null for a new player. */
  lastRound: RoundAnswer<Event> | null;
  /** Rounds that cost nothing, which come before any with a stake. */
  freeRounds: FreeRoundsAnswer | null;
  /** The player's round of this game that waits for a choice. */
  openRound: RoundAnswer<Event> | null;
}

/** Rounds that the operator gave to the player. */
export interface FreeRoundsAnswer {
  id: string;
  /** Of each round. */
  stake: string;
  left: number;
  /** Won by those played so far; paid when they are all over. */
  won: string;
  expiresAt: string;
}

/** How long the player has been playing without a break, in this window and before it, and with what result. */
export interface Played {
  since: string;
  /** The time since then, in ms, by the server's clock. */
  ms: number;
  /** Of decided rounds. */
  staked: string;
  won: string;
}

export interface Fairness {
  /** Commitment to the seed in use. */
  serverSeedHash: string;
  /** Commitment to the seed after it, so that it cannot be tailored to a client seed. */
  nextServerSeedHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** The seed before this one, now open to verification. */
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number } | null;
}

/**
 * Where a round stands: `betting` (stake asked for, no definite answer), `refused` (no stake was taken), `open` (it waits for
 * a choice), `paying`
 * (decided, win on its way), `settled`, `returning` (stake is being given back), `returned`.
 */
const roundStates = ['betting', 'refused', 'open', 'paying', 'settled', 'returning', 'returned'] as const;
export type RoundState = (typeof roundStates)[number];

export interface RoundAnswer<Event extends GameEvent = RoundEvent> {
  roundId: string;
  key: string;
  state: RoundState;
  currency: string;
  stake: string;
  /** What the player chose besides the stake, in the game's own shape. */
  input: unknown;
  /** How many choices were made inside the round; the next one has this number. */
  choices: number;
  /** With `paying` and `settled`. */
  win: string | null;
  /** What happened, in order: with `open` (so far), `paying` and `settled`. */
  events: readonly Event[] | null;
  /** The balance after the stake was taken and before the win is added. */
  balanceAfterBet: string | null;
  /** The latest balance reported by the wallet. */
  balance: string | null;
  refusal: RefusalCode | null;
  /** For a free round: the free rounds left after it. */
  freeRounds: FreeRoundsAnswer | null;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: number };
  /** Where the round can be checked, once its seed is revealed. */
  verifierUrl: string | null;
  at: string;
}

export const refusalCodes = [
  'not_enough_money',
  'session_over',
  'player_blocked',
  'game_maintenance',
  'round_open',
  'round_waiting',
  'too_early',
  'autoplay_over',
  'free_rounds_over',
  'bad_request',
  'code_expired',
  'wallet_unavailable',
  'not_found',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  code: RefusalCode;
  message: string;
  /** With `not_enough_money`: the balance. */
  balance?: string;
}

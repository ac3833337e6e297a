import type { GameType } from '../../game-types.ts';
import type { SignInProgress } from '../gifts.ts';
import { standingIn, type LevelStanding } from '../levels.ts';
import type { MissionEvent } from '../missions.ts';
import type { SimulatedCase } from './read-case.ts';
import type { Grant } from './grants.ts';
import type { Bet, Round } from './rounds.ts';

/** A deposit that a bonus may be claimed for once. */
export interface Deposit {
  readonly amount: bigint;
  readonly at: number;
  readonly first: boolean;
  claimed: boolean;
}

/** What one member has claimed of one promotion. */
export interface Claims {
  count: number;
  readonly byDay: Map<string, number>;
  /** Periods, invited people and levels that were claimed. */
  readonly taken: Set<string>;
  signIn: SignInProgress;
  /** Free spins being played; there can be one lot at a time. */
  spins: FreeSpins | null;
}

/** Free spins that a vendor has accepted for a member, until it reports what they won. */
export interface FreeSpins {
  readonly id: string;
  readonly promotion: string;
  readonly deposit: bigint;
}

/** All that is known of a member. Amounts are in minor units. */
export interface Member {
  readonly id: string;
  registered: boolean;
  invitedBy: string | null;
  /** Whether a round of the member was settled. */
  played: boolean;
  excluded: boolean;
  readonly deposits: Map<string, Deposit>;
  deposited: bigint;
  /** Own valid stakes of settled rounds. */
  turnover: bigint;
  readonly lineTurnover: Map<GameType, bigint>;
  readonly dayTurnover: Map<string, Map<GameType, bigint>>;
  /** Own stakes less the cash part of wins, by the day on which their round settled. */
  readonly dayLoss: Map<string, bigint>;
  readonly rebateClaimed: Map<string, bigint>;
  /** What missions count, with the instant of each. */
  readonly did: (MissionEvent & { readonly at: number })[];
  readonly claims: Map<string, Claims>;
  /** When the requirements of an invitation were met, by promotion. */
  readonly needsMetAt: Map<string, number>;
  standing: LevelStanding;
  /** When each rank was first reached. */
  readonly rankReachedAt: number[];
  active: Grant | null;
  /** In the order of creation; may contain some that have ended. */
  readonly waiting: Grant[];
  readonly closing: Grant[];
  readonly rounds: Map<string, Round>;
  readonly bets: Map<string, Bet>;
  /** Ids of bets that were rolled back before they arrived. */
  readonly tombstones: Set<string>;
}

/** The members of a case: a member exists from the first mention. */
export class Members {
  readonly all = new Map<string, Member>();
  readonly #vip: SimulatedCase['vip'];
  readonly #dayOf: (at: number) => string;

  constructor(vip: SimulatedCase['vip'], dayOf: (at: number) => string) {
    this.#vip = vip;
    this.#dayOf = dayOf;
  }

  get(id: string, at: number): Member {
    const known = this.all.get(id);
    if (known) return known;
    const member: Member = {
      id,
      registered: false,
      invitedBy: null,
      played: false,
      excluded: false,
      deposits: new Map(),
      deposited: 0n,
      turnover: 0n,
      lineTurnover: new Map(),
      dayTurnover: new Map(),
      dayLoss: new Map(),
      rebateClaimed: new Map(),
      did: [],
      claims: new Map(),
      needsMetAt: new Map(),
      standing: { month: this.#dayOf(at).slice(0, 7), stake: 0n, rank: 0, highest: 0 },
      rankReachedAt: [],
      active: null,
      waiting: [],
      closing: [],
      rounds: new Map(),
      bets: new Map(),
      tombstones: new Set(),
    };
    this.all.set(id, member);
    return member;
  }

  /** Updates a member's level to an instant, adding own valid stake settled then. */
  stand(member: Member, at: number, added = 0n): LevelStanding | null {
    if (!this.#vip) return null;
    const before = member.standing.highest;
    member.standing = standingIn(this.#vip.levels, member.standing, this.#dayOf(at).slice(0, 7), added);
    for (let rank = before + 1; rank <= member.standing.highest; rank += 1) {
      member.rankReachedAt[rank] = at;
      member.did.push({ at, name: 'levelReached', day: this.#dayOf(at) });
    }
    return member.standing;
  }
}

/** What a member has claimed of a promotion so far. */
export function claimsOf(member: Member, promotion: string): Claims {
  let claims = member.claims.get(promotion);
  if (!claims) {
    claims = { count: 0, byDay: new Map(), taken: new Set(), signIn: { step: 0, day: null }, spins: null };
    member.claims.set(promotion, claims);
  }
  return claims;
}

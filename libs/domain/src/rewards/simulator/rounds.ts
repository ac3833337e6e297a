import { isExcludedTie, isLive, progressAfter, splitStake, splitWin, weightOf, type Parts, type PlayedGame } from '../wagering.ts';
import { pointsEarned } from '../points.ts';
import { inviteNeedsMet } from '../gifts.ts';
import { accounts, type Cause } from './books.ts';
import type { Grant } from './grants.ts';
import type { Member } from './members.ts';
import type { World } from './world.ts';
import type { SimulatedPromotion } from './promotions.ts';
import type { SimulatedAction } from './read-case.ts';

/** A round of one member; it starts over once all its bets were rolled back. Amounts are in minor units. */
export interface Round {
  readonly game: PlayedGame;
  readonly grant: Grant | null;
  /** The game's weight for the grant. */
  readonly weight: bigint;
  bets: number;
  /** Sums of bets that were not rolled back: all, those of bonus money, and those that count under the highest bet. */
  stakes: bigint;
  bonusStakes: bigint;
  counted: bigint;
  wins: bigint;
  cashWins: bigint;
  hadWin: boolean;
  /** The merchant's day on which it was settled, or null while it is open. */
  settledOn: string | null;
}

/** A bet with its stored split. */
export interface Bet extends Parts {
  readonly round: Round;
  readonly stake: bigint;
  readonly counts: boolean;
  rolledBack: boolean;
}

type Refusal = string;
type Action<A extends SimulatedAction['do']> = Extract<SimulatedAction, { do: A }>;

/** Takes a stake (R12-R15). */
export function bet(world: World, cause: Cause, member: Member, action: Action<'bet'>): Parts | Refusal {
  if (member.tombstones.has(action.id)) return 'rolledBack';
  if (member.excluded) return 'excluded';
  if (action.stake < 0n) return 'invalid';
  const known = member.rounds.get(action.round);
  const open = known && known.bets > 0 ? known : undefined;
  if (open && open.settledOn !== null) return 'roundOver';
  if (open && !isSameGame(open.game, action.game)) return 'roundOfOtherGame';
  const round = open ?? beginRound(member, action.game);
  const { grant } = round;
  const cashAccount = accounts.cash(member.id);
  const usable = grant !== null && grant.status === 'active' ? world.grants.balance(grant) : 0n;
  const parts = splitStake(action.stake, { cash: world.books.balance(cashAccount), bonus: usable }, grant?.wagering.spend ?? 'realFirst');
  if (!parts) return 'notEnough';
  const maxBet = grant?.wagering.maxBet ?? null;
  const counts = maxBet === null || round.stakes + action.stake <= maxBet;
  if (!counts && parts.bonus > 0n) return 'maxBetExceeded';
  member.rounds.set(action.round, round);
  member.bets.set(action.id, { round, stake: action.stake, ...parts, counts, rolledBack: false });
  round.bets += 1;
  addStake(round, action.stake, parts.bonus, counts);
  world.books.post(cause, 'bet', [
    [cashAccount, -parts.cash],
    ...(grant ? [[grant.account, -parts.bonus] as const] : []),
    [accounts.game(action.game.vendor), action.stake],
  ]);
  return parts;
}

/** Pays a win, and settles the round if it says so (R16-R18). Wins can arrive late, whatever has happened to the grant. */
export function win(world: World, cause: Cause, member: Member, action: Action<'win'>): Parts | Refusal {
  const round = member.rounds.get(action.round);
  if (!round) return 'unknownRound';
  if (round.bets === 0) return 'rolledBack';
  const parts = splitWin(action.amount, round);
  round.wins += action.amount;
  round.cashWins += parts.cash;
  round.hadWin = true;
  world.books.post(cause, 'win', [
    [accounts.game(round.game.vendor), -action.amount],
    [accounts.cash(member.id), parts.cash],
    ...(round.grant ? world.grants.bringBack(round.grant, parts.bonus) : []),
  ]);
  if (round.settledOn !== null) addTo(member.dayLoss, round.settledOn, -parts.cash);
  else if (action.closed) settle(world, cause, member, round);
  return parts;
}

/** Returns a stake by its stored split. */
export function rollback(world: World, cause: Cause, member: Member, action: Action<'rollback'>): Refusal | null {
  const taken = member.bets.get(action.bet);
  if (!taken) {
    member.tombstones.add(action.bet);
    return 'unknownBet';
  }
  if (taken.rolledBack) return 'rolledBack';
  const { round } = taken;
  if (round.settledOn !== null || round.hadWin) return 'settled';
  taken.rolledBack = true;
  round.bets -= 1;
  addStake(round, -taken.stake, -taken.bonus, taken.counts);
  world.books.post(cause, 'rollback', [
    [accounts.game(round.game.vendor), -taken.stake],
    [accounts.cash(member.id), taken.cash],
    ...(round.grant ? world.grants.bringBack(round.grant, taken.bonus) : []),
  ]);
  return null;
}

/** A round belongs to the grant that is active at its first bet, unless its game excludes bonus money (R14). */
function beginRound(member: Member, game: PlayedGame): Round {
  const weight = member.active ? weightOf(member.active.wagering, game) : 0n;
  return {
    game,
    grant: weight > 0n ? member.active : null,
    weight,
    bets: 0,
    stakes: 0n,
    bonusStakes: 0n,
    counted: 0n,
    wins: 0n,
    cashWins: 0n,
    hadWin: false,
    settledOn: null,
  };
}

function addStake(round: Round, stake: bigint, bonus: bigint, counts: boolean): void {
  const before = round.bonusStakes > 0n;
  round.stakes += stake;
  round.bonusStakes += bonus;
  if (counts) round.counted += stake;
  const after = round.bonusStakes > 0n;
  if (round.grant && before !== after) round.grant.openBonusRounds += after ? 1 : -1;
}

function settle(world: World, cause: Cause, member: Member, round: Round): void {
  const { grant, game } = round;
  const day = world.dayOf(cause.at);
  round.settledOn = day;
  const tie = isExcludedTie(round, game.type, world.terms.tieExcluded);
  if (grant && round.bonusStakes > 0n) grant.openBonusRounds -= 1;
  if (grant && isLive(grant.status) && !tie) grant.wagered = progressAfter(grant, round.counted, round.weight);
  const own = round.stakes - round.bonusStakes;
  if (!member.played) {
    member.played = true;
    const inviter = member.invitedBy === null ? undefined : world.members.all.get(member.invitedBy);
    inviter?.did.push({ at: cause.at, name: 'invitedPlayed', day });
  }
  const played = { at: cause.at, day, line: game.type, vendor: game.vendor, game: game.code };
  const figures = { stake: round.stakes, validStake: tie ? 0n : own, paid: round.wins };
  member.did.push({ name: 'roundSettled', ...played, ...figures });
  if (round.wins > round.stakes) member.did.push({ name: 'roundWon', ...played, ...figures });
  addTo(member.dayLoss, day, own - round.cashWins);
  countOwn(world, cause, member, day, game, tie ? 0n : own);
}

/** Counts own valid stakes of a settled round towards points, rebate, level and invitation. */
function countOwn(world: World, cause: Cause, member: Member, day: string, { type }: PlayedGame, own: bigint): void {
  if (own === 0n) return;
  const { points, promotions } = world.terms;
  const perPoint = points?.perPoint.get(type);
  if (perPoint !== undefined) {
    const earned = pointsEarned(member.lineTurnover.get(type) ?? 0n, own, perPoint);
    world.books.move(cause, 'pointsEarned', accounts.pointsIssued, accounts.points(member.id), earned);
  }
  addTo(member.lineTurnover, type, own);
  member.turnover += own;
  let lines = member.dayTurnover.get(day);
  if (!lines) member.dayTurnover.set(day, (lines = new Map()));
  addTo(lines, type, own);
  world.members.stand(member, cause.at, own);
  noteNeeds(promotions.values(), member, cause.at);
}

/** Records when the requirements of an invitation were met, which starts its time limit. */
export function noteNeeds(promotions: Iterable<SimulatedPromotion>, member: Member, at: number): void {
  if (member.invitedBy === null) return;
  for (const promotion of promotions) {
    if (promotion.kind !== 'invite' || member.needsMetAt.has(promotion.code)) continue;
    if (inviteNeedsMet(promotion.needs, member)) member.needsMetAt.set(promotion.code, at);
  }
}

function isSameGame(a: PlayedGame, b: PlayedGame): boolean {
  return a.type === b.type && a.vendor === b.vendor && a.code === b.code;
}

function addTo<K>(sums: Map<K, bigint>, key: K, minor: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + minor);
}

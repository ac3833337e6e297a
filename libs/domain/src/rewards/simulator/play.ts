import { accounts, type Cause } from './books.ts';
import { claim, claimRebate, convertPoints, paySpins, raffle } from './claims.ts';
import { mayForfeit } from './grants.ts';
import type { Member } from './members.ts';
import type { SimulatedAction, SimulatedCase, SimulatedEvent } from './read-case.ts';
import { bet, noteNeeds, rollback, win } from './rounds.ts';
import { newWorld, type World } from './world.ts';

/** The answer to an event: its own values, amounts in minor units, or the reason of a refusal. */
export type EventResult = { readonly done: true; readonly [value: string]: unknown } | { readonly done: false; readonly reason: string };

/** A case that was played to its end. */
export interface PlayedCase {
  readonly world: World;
  readonly results: readonly EventResult[];
}

/** Plays the events of a case in order, by the rules alone. */
export function play(terms: SimulatedCase): PlayedCase {
  const world = newWorld(terms);
  const completed = new Map<string, { event: SimulatedEvent; result: EventResult }>();
  const results = terms.events.map((event, index) => {
    world.grants.expireUntil(event.at);
    mention(world, event);
    const key = identityOf(event.action);
    const earlier = key === null ? undefined : completed.get(key);
    if (earlier) return contentOf(earlier.event) === contentOf(event) ? { ...earlier.result, repeated: true } : refused('idReused');
    const result = answer(world, { at: event.at, event: index }, event.action);
    if (key !== null && result.done) completed.set(key, { event, result });
    return result;
  });
  const last = terms.events.at(-1);
  if (last) for (const member of world.members.all.values()) world.members.stand(member, last.at);
  return { world, results };
}

function mention(world: World, { at, action }: SimulatedEvent): void {
  if ('member' in action) world.members.get(action.member, at);
  if (action.do === 'register' && action.invitedBy !== null) world.members.get(action.invitedBy, at);
  if (action.do === 'claim' && action.invited !== undefined) world.members.get(action.invited, at);
  if (action.do === 'raffle') for (const { member } of action.tickets) world.members.get(member, at);
}

function identityOf(action: SimulatedAction): string | null {
  return 'id' in action ? JSON.stringify([action.do, action.member, action.id]) : null;
}

/** The content of an event, independent of the order of its keys and of spelling: `5.0` equals `5.00`. */
function contentOf({ action, written }: SimulatedEvent): string {
  const content = Object.entries({ ...written(), ...action }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

const refused = (reason: string): EventResult => ({ done: false, reason });

const answered = (given: object | string | null): EventResult => (typeof given === 'string' ? refused(given) : { done: true, ...given });

/** Carries out an event, then settles the member's grants (R20). */
function answer(world: World, cause: Cause, action: SimulatedAction): EventResult {
  if (action.do === 'tick') return { done: true };
  if (action.do === 'fund') return answered(fund(world, cause, action));
  if (action.do === 'raffle') return answered(raffle(world, cause, action));
  const member = world.members.get(action.member, cause.at);
  const result = answered(byMember(world, cause, member, action));
  if (result.done) world.grants.settle(cause, member);
  return result;
}

type OfMember = Exclude<SimulatedAction, { do: 'tick' | 'fund' | 'raffle' }>;

function byMember(world: World, cause: Cause, member: Member, action: OfMember): object | string | null {
  switch (action.do) {
    case 'register':
      return register(world, cause, member, action.invitedBy);
    case 'deposit':
      return deposit(world, cause, member, action);
    case 'claim':
      return claim(world, cause, member, action);
    case 'bet':
      return bet(world, cause, member, action);
    case 'win':
      return win(world, cause, member, action);
    case 'rollback':
      return rollback(world, cause, member, action);
    case 'withdraw':
      return withdraw(world, cause, member, action);
    case 'forfeit':
      return forfeit(world, cause, member, action.grant);
    case 'exclude':
      return exclude(world, cause, member);
    case 'claimRebate':
      return claimRebate(world, cause, member, action);
    case 'convertPoints':
      return convertPoints(world, cause, member, action);
    case 'freeSpins':
      return paySpins(world, cause, member, action);
  }
}

function fund({ terms, books }: World, cause: Cause, { promotion, amount }: Extract<SimulatedAction, { do: 'fund' }>): string | null {
  if (!terms.promotions.has(promotion)) return 'unknownPromotion';
  books.move(cause, 'promotionFunded', accounts.promoCost, accounts.budget(promotion), amount);
  return null;
}

function register({ terms }: World, { at }: Cause, member: Member, invitedBy: string | null): string | null {
  if (member.registered) return 'alreadyRegistered';
  member.registered = true;
  member.invitedBy = invitedBy === member.id ? null : invitedBy;
  noteNeeds(terms.promotions.values(), member, at);
  return null;
}

function deposit(
  { terms, books, dayOf }: World,
  cause: Cause,
  member: Member,
  { id, amount }: Extract<SimulatedAction, { do: 'deposit' }>,
): string | null {
  if (amount <= 0n) return 'invalid';
  member.deposits.set(id, { amount, at: cause.at, first: member.deposits.size === 0, claimed: false });
  member.deposited += amount;
  member.did.push({ at: cause.at, name: 'depositMade', day: dayOf(cause.at), stake: amount });
  books.move(cause, 'deposit', accounts.clearing, accounts.cash(member.id), amount);
  noteNeeds(terms.promotions.values(), member, cause.at);
  return null;
}

/** A withdrawal ends the grants whose terms say so, if the member agreed (R23). */
function withdraw(
  { books, grants }: World,
  cause: Cause,
  member: Member,
  { amount, acceptForfeit }: Extract<SimulatedAction, { do: 'withdraw' }>,
): object | string {
  if (amount <= 0n) return 'invalid';
  const cash = accounts.cash(member.id);
  if (books.balance(cash) < amount) return 'notEnough';
  const ending = grants.live(member).filter(({ wagering }) => wagering.onWithdrawal === 'forfeit');
  if (ending.length > 0 && !acceptForfeit) return 'bonusWouldBeForfeited';
  grants.forfeit(cause, member, ending);
  books.move(cause, 'withdrawal', cash, accounts.locked(member.id), amount);
  return named(ending);
}

function forfeit({ grants }: World, cause: Cause, member: Member, id: string): string | null {
  const grant = /^g[1-9]\d*$/.test(id) ? grants.all[Number(id.slice(1)) - 1] : undefined;
  const problem = mayForfeit(grant, member);
  if (problem || !grant) return problem;
  grants.forfeit(cause, member, [grant]);
  return null;
}

/** An excluded member keeps nothing. */
function exclude({ grants }: World, cause: Cause, member: Member): object {
  member.excluded = true;
  const ending = grants.live(member);
  grants.forfeit(cause, member, ending);
  return named(ending);
}

const named = (ended: readonly { id: string }[]) => (ended.length > 0 ? { forfeited: ended.map(({ id }) => id) } : {});

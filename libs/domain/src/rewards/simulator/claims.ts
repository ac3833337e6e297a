import { inviteNeedsMet, cashback, depositBonus, nextStep, rewardAmount } from '../gifts.ts';
import { drawRaffle, openEnvelope } from '../draws.ts';
import { daysOf, periodOf, withinDays } from '../merchant-days.ts';
import { missionPeriod, missionProgress, openMissionPeriods } from '../missions.ts';
import { pointsWorth } from '../points.ts';
import { rebatePart } from '../rebate.ts';
import { accounts, type Cause } from './books.ts';
import { claimsOf, type Claims, type Member } from './members.ts';
import type { SimulatedPromotion } from './promotions.ts';
import type { SimulatedAction } from './read-case.ts';
import type { World } from './world.ts';

type Action<A extends SimulatedAction['do']> = Extract<SimulatedAction, { do: A }>;
type OfKind<K extends SimulatedPromotion['kind']> = Extract<SimulatedPromotion, { kind: K }>;

/** What a claim gives: amounts in minor units. */
export interface Given {
  readonly amount: bigint;
  readonly grant?: string;
  /** The id of spins being played: nothing has been given yet. */
  readonly spins?: string;
  readonly status?: 'Issued' | 'Claimed' | 'Signed' | 'Process';
  readonly prize?: number;
  readonly value?: bigint;
  readonly step?: number;
}

/** What a kind of promotion gives for a claim, and what it records once the claim is paid. */
interface Offer {
  readonly amount: bigint;
  /** The deposit that a requirement may be based on. */
  readonly deposit?: bigint;
  readonly extra?: Pick<Given, 'prize' | 'value' | 'step'>;
  /** A drawn prize is given even if it is nothing. */
  readonly drawn?: boolean;
  /** Spins that the vendor plays: what they win is given later, up to the amount. */
  readonly spins?: boolean;
  readonly remember?: () => void;
}

interface Claim<K extends SimulatedPromotion['kind'] = SimulatedPromotion['kind']> {
  readonly world: World;
  readonly cause: Cause;
  readonly member: Member;
  readonly action: Action<'claim'>;
  readonly promotion: OfKind<K>;
  readonly claims: Claims;
  readonly today: string;
}

const hour = 3_600_000;

/** Gives a member what a promotion owes, or says why not, in the order of rewards.md 10. */
export function claim(world: World, cause: Cause, member: Member, action: Action<'claim'>): Given | string {
  const promotion = world.terms.promotions.get(action.promotion);
  if (!promotion) return 'unknownPromotion';
  if (member.excluded) return 'excluded';
  if (promotion.from !== null && cause.at < promotion.from) return 'notStarted';
  if (promotion.to !== null && cause.at >= promotion.to) return 'ended';
  const claims = claimsOf(member, promotion.code);
  const today = world.dayOf(cause.at);
  if (promotion.perMember !== null && claims.count >= promotion.perMember) return 'alreadyClaimed';
  if (promotion.perMemberPerDay !== null && (claims.byDay.get(today) ?? 0) >= promotion.perMemberPerDay) return 'alreadyClaimed';
  if (promotion.total !== null && (world.claimed.get(promotion.code) ?? 0) >= promotion.total) return 'allTaken';
  const offer = offerOf({ world, cause, member, action, promotion, claims, today });
  if (typeof offer === 'string') return offer;
  if (offer.amount === 0n && !offer.drawn) return 'nothingToClaim';
  // What spins in progress may win is reserved.
  const free = world.books.balance(accounts.budget(promotion.code)) - (world.reserved.get(promotion.code) ?? 0n);
  if (free < offer.amount) return 'budgetSpent';
  claims.count += 1;
  claims.byDay.set(today, (claims.byDay.get(today) ?? 0) + 1);
  world.claimed.set(promotion.code, (world.claimed.get(promotion.code) ?? 0) + 1);
  offer.remember?.();
  if (offer.spins) return startSpins(world, claims, { promotion: promotion.code, amount: offer.amount, deposit: offer.deposit ?? 0n });
  const grant = pay(world, cause, member, promotion, offer.amount, offer.deposit);
  const status = promotion.kind === 'signIn' ? 'Signed' : grant ? 'Issued' : 'Claimed';
  return { amount: offer.amount, ...(grant && { grant }), status, ...offer.extra };
}

/** Pays out of the budget, to a grant if the terms require wagering, else to cash; returns the id of the grant. */
function pay(world: World, cause: Cause, member: Member, promotion: SimulatedPromotion, amount: bigint, deposit = 0n): string | undefined {
  const { code, wagering } = promotion;
  if (wagering && amount > 0n) return world.grants.give(cause, member, { promotion: code, wagering, amount, deposit }).id;
  world.books.move(cause, 'rewardPaid', accounts.budget(code), accounts.cash(member.id), amount);
  return undefined;
}

/** Reserves what spins may win; `paySpins` pays what they do win. */
function startSpins(
  world: World,
  claims: Claims,
  { promotion, amount, deposit }: { promotion: string; amount: bigint; deposit: bigint },
): Given {
  const spins = { id: `s${world.spins.size + 1}`, promotion, deposit };
  world.spins.set(spins.id, spins);
  world.reserved.set(promotion, (world.reserved.get(promotion) ?? 0n) + amount);
  claims.spins = spins;
  return { amount: 0n, spins: spins.id, status: 'Process' };
}

/** Pays what free spins won, once and up to the terms' maximum (R26); a member who was excluded meanwhile gets cash only (R24). */
export function paySpins(world: World, cause: Cause, member: Member, { spins: id, amount }: Action<'freeSpins'>): Given | string {
  const spins = world.spins.get(id);
  const claims = spins && claimsOf(member, spins.promotion);
  if (spins === null) return 'alreadyPaid';
  if (!claims || claims.spins !== spins) return 'unknownSpins';
  const promotion = world.terms.promotions.get(spins.promotion) as OfKind<'freeSpins'>;
  world.spins.set(id, null);
  claims.spins = null;
  world.reserved.set(promotion.code, world.reserved.get(promotion.code)! - promotion.maxAmount);
  const won = amount < promotion.maxAmount ? amount : promotion.maxAmount;
  const grant = pay(world, cause, member, promotion, won, spins.deposit);
  if (grant && member.excluded) world.grants.forfeit(cause, member, [world.grants.all.at(-1)!]);
  return { amount: won, ...(grant && { grant }), status: grant ? 'Issued' : 'Claimed' };
}

function offerOf(claiming: Claim): Offer | string {
  if (isExcludedByClaim(claiming)) return 'notEligible';
  switch (claiming.promotion.kind) {
    case 'depositBonus':
      return offers.depositBonus(claiming as Claim<'depositBonus'>);
    case 'reward':
      return offers.reward(claiming as Claim<'reward'>);
    case 'award':
      return offers.award(claiming as Claim<'award'>);
    case 'invite':
      return offers.invite(claiming as Claim<'invite'>);
    case 'cashback':
      return offers.cashback(claiming as Claim<'cashback'>);
    case 'signIn':
      return offers.signIn(claiming as Claim<'signIn'>);
    case 'envelope':
      return offers.envelope(claiming as Claim<'envelope'>);
    case 'freeSpins':
      return offers.freeSpins(claiming as Claim<'freeSpins'>);
    case 'levelUp':
      return offers.levelUp(claiming as Claim<'levelUp'>);
    case 'mission':
      return offers.mission(claiming as Claim<'mission'>);
    // Nothing of a case is a board.
    case 'leaderboard':
    case 'raffle':
      return 'notEligible';
  }
}

/** Whether the member has claimed a promotion that this one excludes, or that excludes this one. */
function isExcludedByClaim({ world, member, promotion }: Claim): boolean {
  for (const [code, { count }] of member.claims) {
    if (count === 0 || code === promotion.code) continue;
    if (promotion.exclusiveWith.includes(code) || world.terms.promotions.get(code)?.exclusiveWith.includes(promotion.code)) return true;
  }
  return false;
}

const isPast = ({ promotion, cause }: { promotion: SimulatedPromotion; cause: Cause }, since: number) =>
  promotion.claimWithinHours !== null && cause.at >= since + promotion.claimWithinHours * hour;

const offers = {
  depositBonus: (claiming: Claim<'depositBonus'>): Offer | string => {
    const found = depositOf(claiming);
    return typeof found === 'string' ? found : { amount: depositBonus(claiming.promotion, found.deposit), ...found };
  },
  freeSpins: (claiming: Claim<'freeSpins'>): Offer | string => {
    const { promotion, claims } = claiming;
    if (claims.spins) return 'inProcess';
    const found = promotion.deposit === null ? {} : depositOf(claiming);
    return typeof found === 'string' ? found : { amount: promotion.maxAmount, spins: true, ...found };
  },
  reward: ({ world, cause, member, promotion }: Claim<'reward'>): Offer => {
    const rank = world.members.stand(member, cause.at)?.rank ?? 0;
    return { amount: rewardAmount(promotion, rank === 0 ? 0 : world.terms.vip!.levels[rank - 1]!.level) };
  },
  award: ({ action, promotion }: Claim<'award'>): Offer | string => {
    const { amount } = action;
    if (amount === undefined) return 'notEligible';
    return promotion.maxAmount !== null && amount > promotion.maxAmount ? 'notEligible' : { amount };
  },
  invite: (claiming: Claim<'invite'>): Offer | string => {
    const { world, member, action, promotion, claims } = claiming;
    const invited = world.members.all.get(action.invited ?? '');
    if (invited?.invitedBy !== member.id || !inviteNeedsMet(promotion.needs, invited)) return 'notEligible';
    const metAt = invited.needsMetAt.get(promotion.code);
    if (metAt !== undefined && isPast(claiming, metAt)) return 'ended';
    return once(claims, invited.id, promotion.amount);
  },
  cashback: ({ member, action, promotion, claims, today }: Claim<'cashback'>): Offer | string => {
    if (action.period === undefined) return 'notEligible';
    const period = periodOf(promotion.period, action.period);
    if (today < period.end) return 'periodOpen';
    if (!withinDays(today, period.end, promotion.claimWithinDays)) return 'ended';
    const loss = daysOf(period).reduce((sum, day) => sum + (member.dayLoss.get(day) ?? 0n), 0n);
    return once(claims, period.start, cashback(promotion, loss));
  },
  mission: ({ member, action, promotion, claims, today }: Claim<'mission'>): Offer | string => {
    const { mission, amount, from } = promotion;
    if (action.period === undefined) return 'notEligible';
    const period = missionPeriod(mission.reset, action.period);
    if (!openMissionPeriods(mission.reset, today).some(({ start }) => start === period)) return 'ended';
    const counted = from === null ? member.did : member.did.filter(({ at }) => at >= from);
    return missionProgress(mission, counted, period) < mission.target ? 'notEligible' : once(claims, period, amount);
  },
  signIn: ({ promotion, claims, today }: Claim<'signIn'>): Offer | string => {
    const step = nextStep({ steps: promotion.amounts.length, missed: promotion.missed }, claims.signIn, today);
    if (typeof step === 'string') return step;
    const remember = () => {
      claims.signIn = { step, day: today };
    };
    return { amount: promotion.amounts[step - 1]!, extra: { step }, remember };
  },
  envelope: ({ world, member, action, promotion, claims }: Claim<'envelope'>): Offer | string => {
    const { code, serverSeed, prizes } = promotion;
    if (action.clientSeed === undefined) return 'notEligible';
    const highest = prizes.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    if (world.books.balance(accounts.budget(code)) < highest) return 'budgetSpent';
    const weights = prizes.map(({ weight }) => weight);
    const opening = { member: member.id, n: claims.count + 1, clientSeed: action.clientSeed };
    const { prize, value } = openEnvelope({ code, serverSeed, weights }, opening);
    return { amount: prizes[prize]!.amount, extra: { prize, value }, drawn: true };
  },
  levelUp: (claiming: Claim<'levelUp'>): Offer | string => {
    const { world, cause, member, action, claims, promotion } = claiming;
    const levels = world.terms.vip?.levels ?? [];
    const rank = levels.findIndex(({ level }) => level === action.level) + 1;
    if (rank === 0 || world.members.stand(member, cause.at)!.highest < rank) return 'notEligible';
    if (isPast(claiming, member.rankReachedAt[rank]!)) return 'ended';
    const own = promotion.levels?.find(({ level }) => level === action.level)?.amount ?? 0n;
    return once(claims, String(rank), promotion.levels ? own : levels[rank - 1]!.levelUp);
  },
};

/** The deposit that a claim names; it can be used for one claim. */
function depositOf(claiming: Claim<'depositBonus'> | Claim<'freeSpins'>): { deposit: bigint; remember: () => void } | string {
  const { member, action, promotion } = claiming;
  const deposit = member.deposits.get(action.deposit ?? '');
  if (!deposit || (promotion.deposit === 'first' && !deposit.first)) return 'notEligible';
  if (promotion.minDeposit !== null && deposit.amount < promotion.minDeposit) return 'notEligible';
  if (isPast(claiming, deposit.at)) return 'ended';
  if (deposit.claimed) return 'alreadyClaimed';
  const remember = () => {
    deposit.claimed = true;
  };
  return { deposit: deposit.amount, remember };
}

function once({ taken }: Claims, what: string, amount: bigint): Offer | string {
  return taken.has(what) ? 'alreadyClaimed' : { amount, remember: () => taken.add(what) };
}

/** Pays the rebate of a day, or the part that was not claimed yet (rewards.md 9). */
export function claimRebate(world: World, cause: Cause, member: Member, { day }: Action<'claimRebate'>): Given | string {
  const terms = world.terms.rebate;
  if (!terms || !world.terms.promotions.has(terms.promotion)) return 'unknownPromotion';
  if (member.excluded) return 'excluded';
  const today = world.dayOf(cause.at);
  if (terms.intraday ? today < day : today <= day) return 'periodOpen';
  if (terms.claimWithinDays !== null && !withinDays(today, day, terms.claimWithinDays + 1)) return 'ended';
  const claimed = member.rebateClaimed.get(day) ?? 0n;
  const amount = rebatePart(terms, member.dayTurnover.get(day) ?? new Map(), claimed);
  if (amount === 0n) return 'nothingToClaim';
  const budget = accounts.budget(terms.promotion);
  if (world.books.balance(budget) < amount) return 'budgetSpent';
  member.rebateClaimed.set(day, claimed + amount);
  world.books.move(cause, 'rebatePaid', budget, accounts.cash(member.id), amount);
  return { amount };
}

/** Turns points into cash, out of the budget of points (rewards.md 8). */
export function convertPoints(world: World, cause: Cause, member: Member, { points }: Action<'convertPoints'>): Given | string {
  const terms = world.terms.points;
  if (!terms || !world.terms.promotions.has(terms.promotion)) return 'unknownPromotion';
  if (member.excluded) return 'excluded';
  const amount = pointsWorth(points, terms.convert);
  if (amount === null) return 'invalid';
  if (world.books.balance(accounts.points(member.id)) < BigInt(points)) return 'notEnough';
  const budget = accounts.budget(terms.promotion);
  if (world.books.balance(budget) < amount) return 'budgetSpent';
  world.books.move(cause, 'pointsConverted', accounts.points(member.id), accounts.pointsRedeemed, BigInt(points));
  world.books.move(cause, 'rewardPaid', budget, accounts.cash(member.id), amount);
  return { amount };
}

/** A drawn raffle: winners in the order of the prizes. */
export interface DrawnRaffle {
  readonly book: string;
  readonly winners: readonly { ticket: number; member: string; amount: bigint }[];
}

/** Closes a raffle: tickets of members who may not win leave the book before it is frozen (R33). */
export function raffle(world: World, cause: Cause, { promotion: code, tickets }: Action<'raffle'>): DrawnRaffle | string {
  const promotion = world.terms.promotions.get(code);
  if (promotion?.kind !== 'raffle') return 'unknownPromotion';
  if (world.drawn.has(code)) return 'alreadyClaimed';
  const promised = promotion.prizes.reduce((sum, prize) => sum + prize, 0n);
  if (world.books.balance(accounts.budget(code)) < promised) return 'budgetSpent';
  world.drawn.add(code);
  const book = tickets.filter(({ member }) => !world.members.all.get(member)?.excluded);
  const drawn = drawRaffle({ code, serverSeed: promotion.serverSeed, prizes: promotion.prizes.length }, book);
  const winners = drawn.winners.map((ticket, prize) => ({ ticket, member: book[ticket - 1]!.member, amount: promotion.prizes[prize]! }));
  const paid = winners.map(({ member, amount }) => {
    const winner = world.members.get(member, cause.at);
    pay(world, cause, winner, promotion, amount);
    return winner;
  });
  // Grants are settled after the event, not between its prizes (R20).
  for (const winner of paid) world.grants.settle(cause, winner);
  return { book: drawn.book, winners };
}

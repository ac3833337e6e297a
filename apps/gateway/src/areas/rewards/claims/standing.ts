import { dayAfter } from '@parlour/domain';
import {
  cashback,
  inviteNeedsMet,
  missionPeriod,
  daysOf,
  depositBonus,
  highestPrize,
  nextStep,
  periodOf,
  rewardAmount,
  statusAt,
  whyNotEligible,
  withinDays,
  type EntryFacts,
  type EntryStatus,
  type FailedCondition,
  type Offer,
} from '@parlour/domain/rewards';
import { claimsIn, type Facts, type OwnEntry } from './facts.ts';
import type { Running } from './running.ts';

/** Why a claim gives nothing, in the order of checking (rewards.md 10); lists and claims use the same checks (ADR 0132). */
export type ClaimRefusal =
  | 'excluded'
  | 'notStarted'
  | 'ended'
  | 'alreadyClaimed'
  | 'allTaken'
  | 'notJoined'
  | 'notEligible'
  | 'periodOpen'
  | 'inProcess'
  | 'rejected'
  | 'nothingToClaim'
  | 'budgetSpent';

/** Something that a member can claim now, in minor units. */
export interface Gift {
  /** What it is for within its promotion; each subject is rewarded once. */
  subject: string;
  /** In a draw or an award, the most that it may be. */
  amount: bigint;
  /** The deposit that it is for, which the wagering requirement may be based on. */
  deposit: { id: string; amount: bigint } | null;
  claimUntil: Date | null;
  /** The step of a calendar, from 1. */
  step: number | null;
  /** The level that it rewards. */
  level: number | null;
  /** The invited person that it rewards. */
  invited: { id: string; username: string } | null;
}

/** A member's standing in a promotion. */
export interface Standing {
  status: EntryStatus;
  why: ClaimRefusal | null;
  gifts: readonly Gift[];
  /** The conditions that the member does not meet. */
  failed: readonly FailedCondition[];
  /** The entry that an operator decides or has decided. */
  entry: OwnEntry | null;
}

const hour = 3_600_000;
const asGift = (subject: string, amount: bigint, more: Partial<Gift> = {}): Gift => ({
  subject,
  amount,
  deposit: null,
  claimUntil: null,
  step: null,
  level: null,
  invited: null,
  ...more,
});

/** What a member can claim from a promotion now, and its status. The button and the claim both use this (R1). */
export function standingIn(running: Running, facts: Facts, now: Date): Standing {
  const { offer, id } = running;
  const { terms } = offer;
  const entries = facts.entries.get(id) ?? [];
  const failed = offer.eligible ? whyNotEligible(offer.eligible, facts.eligibility, now.getTime()) : [];
  const decided = entries.findLast(({ last }) => last === 'applied' || last === 'processing' || last === 'rejected') ?? null;
  let why = whyNot(running, facts, failed, now);
  let gifts: readonly Gift[] = [];
  if (why === null || why === 'notJoined') {
    const found = giftsOf(running, facts, now);
    if (typeof found === 'string') why = found;
    else if (why === null) gifts = found;
  }
  if (gifts.length > 0) {
    const budget = facts.budgets.get(id) ?? 0n;
    gifts = gifts.filter(({ amount }) => amount <= budget);
    if (gifts.length === 0) why = 'budgetSpent';
  }
  const waits = decided?.last === 'applied' || decided?.last === 'processing' ? decided : null;
  // An operator's rejection concerns one period only, so gifts for others can still be claimed.
  const others = gifts.filter(({ subject }) => !isRejected(running, facts, subject));
  const rejected = decided && isRejected(running, facts, decided.period) && others.length === 0 ? decided : null;
  if (!rejected) gifts = others;
  const entry = waits ?? rejected;
  const signedToday = terms.kind === 'signIn' && claimsIn(facts, id).stepDay === facts.today && !isWhole(running, facts);
  const status = statusAt(
    {
      from: terms.from,
      to: terms.to,
      optIn: offer.optIn,
      joined: isJoined(facts, id),
      conditionMet: gifts.length > 0,
      claimBy: terms.kind === 'leaderboard' && gifts.length > 0 ? Number.POSITIVE_INFINITY : null,
      eligible: why === null || why === 'notStarted' || why === 'notJoined' || signedToday,
      spent: false,
      signedToday,
      last:
        raffleEnd(running, facts, why) ?? boardEnd(running, facts, why) ?? lastOf({ entry, why, signedToday, runs: facts.running.has(id) }),
    },
    now.getTime(),
  );
  if (waits) return { status, why: 'inProcess', gifts: [], failed, entry };
  if (rejected && why === null && !offer.mayApplyAgain) return { status, why: 'rejected', gifts: [], failed, entry };
  return { status, why: status === 'signed' ? 'alreadyClaimed' : why, gifts, failed, entry };
}

function lastOf({
  entry,
  why,
  signedToday,
  runs,
}: {
  entry: OwnEntry | null;
  why: ClaimRefusal | null;
  signedToday: boolean;
  runs: boolean;
}): EntryFacts['last'] {
  if (entry) return entry.last;
  return why === 'alreadyClaimed' && !signedToday ? (runs ? 'issued' : 'claimed') : null;
}

/** Whether an operator rejected what a gift is for, and nothing was given for it since. */
function isRejected({ id }: Running, facts: Facts, subject: string): boolean {
  const entry = (facts.entries.get(id) ?? []).find(({ period }) => period === subject);
  return entry?.last === 'rejected' && !claimsIn(facts, id).subjects.has(subject);
}

/** The status of a raffle that has ended: in progress until its draw; winners have then claimed it. */
function raffleEnd({ id }: Running, facts: Facts, why: ClaimRefusal | null): EntryFacts['last'] {
  const raffle = facts.raffles.get(id);
  if (!raffle || raffle.tickets === 0 || (why !== 'ended' && !raffle.drawn)) return null;
  if (!raffle.drawn) return 'processing';
  if (claimsIn(facts, id).count === 0) return 'closed';
  return facts.running.has(id) ? 'issued' : 'claimed';
}

/** A board that has ended counts as claimed for a member who has claimed a prize of it. */
function boardEnd({ id, offer }: Running, facts: Facts, why: ClaimRefusal | null): EntryFacts['last'] {
  if (offer.kind !== 'leaderboard' || why !== 'ended' || claimsIn(facts, id).count === 0) return null;
  return facts.running.has(id) ? 'issued' : 'claimed';
}

/** What a member has won on the board of a promotion and not claimed, latest first. */
const unclaimedPrizes = ({ id }: Running, facts: Facts) =>
  (facts.prizes.get(id) ?? []).filter(({ starts }) => !claimsIn(facts, id).subjects.has(starts));

const isJoined = (facts: Facts, id: string) => (facts.entries.get(id) ?? []).some(({ joinedAt }) => joinedAt !== null);

function isWhole({ id, offer: { terms } }: Running, facts: Facts): boolean {
  return terms.kind === 'signIn' && claimsIn(facts, id).step >= terms.amounts.length;
}

/** Why a promotion gives a member nothing, whatever they do; null if it may. */
function whyNot(running: Running, facts: Facts, failed: readonly FailedCondition[], now: Date): ClaimRefusal | null {
  const { offer, id, closed, taken } = running;
  const { terms } = offer;
  const at = now.getTime();
  // What was won on a board can be claimed after its end.
  const isWinner = unclaimedPrizes(running, facts).length > 0;
  if (closed && !isWinner) return 'ended';
  if (terms.from !== null && at < terms.from) return 'notStarted';
  if (terms.to !== null && at >= terms.to && !isWinner) return 'ended';
  const own = claimsIn(facts, id);
  if (terms.perMember !== null && own.count >= terms.perMember) return 'alreadyClaimed';
  if (terms.perMemberPerDay !== null && own.today >= terms.perMemberPerDay) return 'alreadyClaimed';
  if (terms.total !== null && taken >= terms.total) return 'allTaken';
  if ((facts.member.agent && !offer.agents) || facts.lacksAge) return 'notEligible';
  const isExcluded = facts.excluded.has(terms.code) || terms.exclusiveWith.some((code) => facts.claimed.has(code));
  if (isExcluded || failed.length > 0) return 'notEligible';
  return offer.optIn && !isJoined(facts, id) ? 'notJoined' : null;
}

/** What can be claimed, empty while the member still has to do something for it; or why nothing can be claimed. */
function giftsOf(running: Running, facts: Facts, now: Date): readonly Gift[] | ClaimRefusal {
  const { offer, id } = running;
  const { terms } = offer;
  const own = claimsIn(facts, id);
  const next = String(own.count + 1);
  switch (terms.kind) {
    case 'levelUp':
      return levelGifts(running, facts, now);
    case 'invite':
      return facts.invited
        .filter(({ id: person, ...done }) => inviteNeedsMet(terms.needs, done) && !own.subjects.has(subjectOfInvited(person)))
        .slice(0, mostGifts)
        .map(({ id: person, username }) => asGift(subjectOfInvited(person), terms.amount, { invited: { id: person, username } }));
    case 'reward':
      return terms.event === null ? ownReward(next, terms, facts) : occasionGift(running, facts, now);
    case 'award':
      return [asGift(next, terms.maxAmount ?? 0n)];
    case 'envelope':
      return [asGift(next, highestPrize(terms))];
    // Tickets have an operation of their own, and the prizes are drawn.
    case 'raffle':
      return (facts.raffles.get(id)?.ready ?? 0) > 0 ? [asGift('tickets', 0n)] : [];
    case 'signIn': {
      const step = nextStep({ steps: terms.amounts.length, missed: terms.missed }, { step: own.step, day: own.stepDay }, facts.today);
      if (typeof step === 'string') return 'alreadyClaimed';
      return [asGift(facts.today, terms.amounts[step - 1]!, { step })];
    }
    case 'mission':
      return (facts.missions.get(id) ?? [])
        .filter(({ start, now: reached }) => reached >= terms.mission.target && !own.subjects.has(start))
        .map(({ start }) => asGift(start, terms.amount));
    case 'leaderboard':
      return unclaimedPrizes(running, facts).map(({ starts, amount }) => asGift(starts, amount));
    case 'cashback':
      return cashbacks(running, facts);
    case 'freeSpins':
      return terms.deposit === null ? [asGift(next, terms.maxAmount)] : depositGifts({ ...terms, deposit: terms.deposit }, facts, now);
    case 'depositBonus':
      return depositGifts(terms, facts, now);
  }
}

/** What a reward gives for something that happened to the member while it was on offer. */
function occasionGift({ id, offer }: Running, facts: Facts, now: Date): readonly Gift[] | ClaimRefusal {
  const terms = offer.terms as OfKind<'reward'>;
  const { event, from, claimWithinHours } = terms;
  const occasion = facts.occasions.get(event!);
  if (occasion && claimsIn(facts, id).subjects.has(occasion.subject)) return 'alreadyClaimed';
  const isEarlier = occasion !== undefined && from !== null && (occasion.until ?? occasion.at).getTime() < from;
  // Whoever was there before will not register again.
  if (isEarlier && event === 'registration') return 'notEligible';
  if (!occasion || isEarlier) return [];
  const claimUntil = claimWithinHours === null ? occasion.until : new Date(occasion.at.getTime() + claimWithinHours * hour);
  // A birthday comes again.
  if (claimUntil && now >= claimUntil) return event === 'birthday' ? [] : 'ended';
  return ownReward(occasion.subject, terms, facts, { claimUntil });
}

/** What a reward gives on the member's level; nothing where the terms give nothing below a higher one. */
function ownReward(subject: string, terms: OfKind<'reward'>, { eligibility }: Facts, more: Partial<Gift> = {}): readonly Gift[] {
  const amount = rewardAmount(terms, eligibility.level);
  return amount === 0n ? [] : [asGift(subject, amount, more)];
}

const subjectOfLevel = (level: number) => `level:${level}`;
const subjectOfInvited = (person: string) => `invited:${person}`;

/** The gifts of reached levels, each given once for life, even after a fall (rewards.md 8). */
function levelGifts(running: Running, facts: Facts, now: Date): Gift[] {
  const { levels, claimWithinHours } = running.offer.terms as OfKind<'levelUp'>;
  const { subjects } = claimsIn(facts, running.id);
  return facts.reached.flatMap(({ level, at }) => {
    const amount = levels?.find((each) => each.level === level)?.amount ?? 0n;
    const claimUntil = claimWithinHours === null || at === null ? null : new Date(at.getTime() + claimWithinHours * hour);
    if (amount === 0n || subjects.has(subjectOfLevel(level)) || (claimUntil && now >= claimUntil)) return [];
    return [asGift(subjectOfLevel(level), amount, { level, claimUntil })];
  });
}

/** The terms about which deposits count and how much they give. */
type ForDeposits = Pick<OfKind<'depositBonus'>, 'deposit' | 'minDeposit' | 'claimWithinHours'> &
  (OfKind<'depositBonus'> | Pick<OfKind<'freeSpins'>, 'kind' | 'maxAmount'>);

function depositGifts(terms: ForDeposits, facts: Facts, now: Date): readonly Gift[] | ClaimRefusal {
  const found = facts.deposits.map((deposit) => depositGift(terms, deposit, now));
  // Later deposits can never be the first one.
  const first = terms.deposit === 'first' ? facts.deposits.findIndex(({ isFirst }) => isFirst) : -1;
  if (first >= 0 && typeof found[first] === 'string') return found[first];
  return found.filter((each) => typeof each !== 'string').slice(0, mostGifts);
}

/** Why a deposit made now, of this amount if one is given, could not be for a promotion; null if it could. */
export function whyNotForNext(
  { running, facts, standing }: { running: Running; facts: Facts; standing: Standing },
  amount?: bigint,
): ClaimRefusal | null {
  const { terms } = running.offer;
  if (terms.kind !== 'depositBonus') return 'notEligible';
  if (standing.status !== 'join' && standing.status !== 'joined' && standing.status !== 'claim') return standing.why ?? 'inProcess';
  if (terms.deposit === 'first' && facts.deposits.length > 0) return 'notEligible';
  const budget = facts.budgets.get(running.id) ?? 0n;
  if (amount === undefined) return budget > 0n ? null : 'budgetSpent';
  if (terms.minDeposit !== null && amount < terms.minDeposit) return 'notEligible';
  const bonus = depositBonus(terms, amount);
  if (bonus === 0n) return 'nothingToClaim';
  return bonus > budget ? 'budgetSpent' : null;
}

/** How many deposits or periods a member can choose from, newest first. */
const mostGifts = 10;

type OfKind<K extends Offer['kind']> = Extract<Offer['terms'], { kind: K }>;

function depositGift(terms: ForDeposits, deposit: Facts['deposits'][number], now: Date): Gift | ClaimRefusal {
  if (terms.deposit === 'first' && !deposit.isFirst) return 'notEligible';
  if (terms.minDeposit !== null && deposit.amount < terms.minDeposit) return 'notEligible';
  const { claimWithinHours } = terms;
  const claimUntil = claimWithinHours === null ? null : new Date(deposit.settledAt.getTime() + claimWithinHours * hour);
  if (claimUntil && now >= claimUntil) return 'ended';
  if (deposit.used) return 'alreadyClaimed';
  const amount = terms.kind === 'freeSpins' ? terms.maxAmount : depositBonus(terms, deposit.amount);
  return amount === 0n ? 'nothingToClaim' : asGift(deposit.id, amount, { deposit: { id: deposit.id, amount: deposit.amount }, claimUntil });
}

/** Ended periods that can still be claimed, newest first. */
function cashbacks(running: Running, facts: Facts): Gift[] {
  const gifts: Gift[] = [];
  const terms = running.offer.terms as OfKind<'cashback'>;
  let { start } = periodOf(terms.period, facts.today);
  for (let back = 0; back < mostGifts; back += 1) {
    const period = periodOf(terms.period, dayAfter(start, -1));
    ({ start } = period);
    if (!withinDays(facts.today, period.end, terms.claimWithinDays)) break;
    const amount = cashbackOf(terms, period, facts);
    if (amount > 0n && !claimsIn(facts, running.id).subjects.has(period.start)) gifts.push(asGift(period.start, amount));
  }
  return gifts;
}

const cashbackOf = (terms: OfKind<'cashback'>, period: { start: string; end: string }, { losses }: Facts) =>
  cashback(
    terms,
    daysOf(period).reduce((sum, day) => sum + (losses.get(day) ?? 0n), 0n),
  );

/** The gift that a claim asks for, or why it cannot be given. */
export function namedGift(
  running: Running,
  facts: Facts,
  standing: Standing,
  named: { deposit?: string | undefined; period?: string | undefined; level?: number | undefined; invited?: string | undefined },
  now: Date,
): Gift | ClaimRefusal {
  const { terms } = running.offer;
  if (standing.why !== null) return standing.why;
  if (terms.kind === 'depositBonus' || (terms.kind === 'freeSpins' && terms.deposit !== null)) {
    const deposit = facts.deposits.find(({ id }) => id === named.deposit);
    if (!deposit) return 'notEligible';
    const found = depositGift(terms as ForDeposits, deposit, now);
    if (typeof found === 'string') return found;
    const absent = isRejected(running, facts, found.subject) ? 'rejected' : 'budgetSpent';
    return standing.gifts.find(({ subject }) => subject === found.subject) ?? absent;
  }
  if (terms.kind === 'mission' && named.period !== undefined)
    return claimedOf(missionPeriod(terms.mission.reset, named.period), running, facts, standing);
  if (terms.kind === 'leaderboard' && named.period !== undefined) return claimedOf(named.period, running, facts, standing);
  if (terms.kind === 'levelUp' && named.level !== undefined) return claimedOf(subjectOfLevel(named.level), running, facts, standing);
  if (terms.kind === 'invite' && named.invited !== undefined) return claimedOf(subjectOfInvited(named.invited), running, facts, standing);
  if (terms.kind === 'cashback' && named.period !== undefined) {
    const period = periodOf(terms.period, named.period);
    if (facts.today < period.end) return 'periodOpen';
    if (!withinDays(facts.today, period.end, terms.claimWithinDays)) return 'ended';
    if (claimsIn(facts, running.id).subjects.has(period.start)) return 'alreadyClaimed';
    if (isRejected(running, facts, period.start) && !running.offer.mayApplyAgain) return 'rejected';
    return standing.gifts.find(({ subject }) => subject === period.start) ?? 'nothingToClaim';
  }
  return standing.gifts[0] ?? 'nothingToClaim';
}

function claimedOf(subject: string, running: Running, facts: Facts, { gifts }: Standing): Gift | ClaimRefusal {
  if (claimsIn(facts, running.id).subjects.has(subject)) return 'alreadyClaimed';
  if (isRejected(running, facts, subject) && !running.offer.mayApplyAgain) return 'rejected';
  return gifts.find((gift) => gift.subject === subject) ?? 'notEligible';
}

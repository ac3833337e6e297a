import { money, toWire, type Currency, type LanguageCode } from '@parlour/domain';
import { highestPrize, highestReward, multipleText, percentText, statusAt, type Offer, type Wagering } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import { maskName } from '../../../kernel/mask.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import { nextDayOf, startOfMerchantDay } from '../loyalty/days.ts';
import { boardOnWire } from '../leaderboard/offered-boards.ts';
import { missionIn } from '../missions/events.ts';
import { shown } from '../missions/missions.ts';
import { seedPlace } from '../promotions.ts';
import { rafflesOf, type RaffleState } from '../raffles/state.ts';
import type { DrawnPrize } from '../tables.ts';
import { claimsIn, factsOf, isShutOut, memberOf, type Facts, type OwnSpins } from './facts.ts';
import { refusalCodes } from './refusals.ts';
import { runningPromotions, type Published } from './running.ts';
import { standingIn, whyNotForNext, type Standing } from './standing.ts';
import { wordsOf } from './words.ts';

type Schemas = components['schemas'];
type View = Schemas['PromotionView'];
type Wire = (minor: bigint) => Schemas['Money'];

/** How long visitors can see how a raffle was drawn, in ms: until then anybody can repeat the draw. */
const drawnShownFor = 90 * 86_400_000;

/**
 * A merchant's promotions with their terms, and what the member can take from each now. Visitors see current and coming promotions, and
 * recently drawn raffles. Excluded members see none, so that nothing is offered to them (R8). The number of queries does not grow with the
 * number of promotions.
 */
export async function promotionList(context: Context, language: string | undefined): Promise<Schemas['PromotionList']> {
  const { db, merchant, clock, session, vault } = context;
  const now = clock.now();
  const member = session && (await memberOf(db, merchant.code, session.memberId));
  if (member && isShutOut(member, now)) return { list: [] };
  const running = await runningPromotions(db, merchant);
  const facts = member && (await factsOf(db, merchant, member, running, { now, vault }));
  const raffles = facts?.raffles ?? (await rafflesOf(db, running, { member: null, currency: merchant.currency }));
  const isDrawn = ({ id }: Published) => (raffles.get(id)?.drawn?.at.getTime() ?? 0) > now.getTime() - drawnShownFor;
  const published = facts ? running : running.filter((promotion) => visitorStatus(promotion, now) !== 'close' || isDrawn(promotion));
  const read = askedLanguage(merchant, language);
  const names = await gameNames(db, published, read);
  const boards = await boardsOf(db, merchant, published, { memberId: session?.memberId ?? null, now });
  const currency = member?.wallet.currency ?? merchant.currency;
  const wire: Wire = (minor) => toWire(money(minor, currency));
  const nextDay = facts && nextDayOf(merchant, facts.today);
  return {
    list: published.map((promotion): View => {
      const { code, offer, version } = promotion;
      return {
        code,
        kind: offer.kind,
        group: offer.group,
        optIn: offer.optIn,
        decision: offer.decision,
        ...(offer.picture !== null && { picture: offer.picture }),
        ...wordsOf(promotion, merchant, { currency, language: read }),
        termsVersion: version,
        ...(facts ? ownOnWire(promotion, facts, now, wire) : { status: visitorStatus(promotion, now) }),
        ...termsOnWire(offer, wire),
        ...stepsOnWire(promotion, facts, wire),
        ...drawOnWire(promotion, facts, currency, context),
        ...raffleOnWire(promotion, raffles.get(promotion.id), wire),
        ...missionOnWire(promotion, facts, merchant, wire),
        ...(boards.has(promotion.id) && { board: boards.get(promotion.id)! }),
        ...spinsOnWire(promotion, facts?.spins.get(promotion.id), names, wire),
        ...(nextDay && changesByDay(offer) && { nextDay }),
      };
    }),
  };
}

/** Whether a new day of the merchant can change what a member can take, without any act of the member. */
function changesByDay({ terms }: Offer): boolean {
  const isOfDays = terms.kind === 'signIn' || terms.kind === 'cashback' || (terms.kind === 'reward' && terms.event !== null);
  return isOfDays || terms.perMemberPerDay !== null;
}

/**
 * A promotion's status for visitors. Joining and claiming need an account, so a promotion that has begun is `joined`: its condition is not
 * met yet.
 */
export function visitorStatus({ offer, closed, taken }: Published, now: Date): View['status'] {
  const { from, to, total } = offer.terms;
  const unknown = { optIn: false, joined: false, conditionMet: false, claimBy: null, signedToday: false, last: null };
  return statusAt({ ...unknown, from, to, eligible: !closed, spent: total !== null && taken >= total }, now.getTime());
}

function ownOnWire(running: Published, facts: Facts, now: Date, wire: Wire) {
  const standing = standingIn(running, facts, now);
  const age = facts.lacksAge ? [{ is: 'ageVerified' as const, negated: false }] : [];
  const conditions = [...age, ...standing.failed.map(({ condition, negated }) => ({ is: condition.is, negated }))];
  const forNext = whyNotForNext({ running, facts, standing }) === null;
  return {
    ...standingOnWire(standing, running.offer, wire),
    ...(conditions.length > 0 && { conditions }),
    ...(forNext && { forNextDeposit: true }),
  };
}

function standingOnWire({ status, why, gifts, entry }: Standing, offer: Offer, wire: Wire): Pick<View, 'status'> & Partial<View> {
  const deposits = gifts.flatMap(({ deposit, amount, claimUntil }) =>
    deposit
      ? [
          {
            id: deposit.id,
            amount: wire(deposit.amount),
            gives: wire(amount),
            ...(claimUntil && { claimUntil: claimUntil.toISOString() }),
          },
        ]
      : [],
  );
  const choices = gifts.flatMap(({ level, invited, amount, claimUntil }) =>
    level === null && !invited
      ? []
      : [
          {
            gives: wire(amount),
            ...(level !== null && { level }),
            ...(invited && { invited: invited.id, name: maskName(invited.username) }),
            ...(claimUntil && { claimUntil: claimUntil.toISOString() }),
          },
        ],
  );
  return {
    status,
    ...(why !== null && { whyNot: refusalCodes[why] }),
    ...(status === 'applying' && entry && { since: entry.lastAt.toISOString(), proofs: entry.proofs }),
    ...(status === 'rejected' && entry && { reason: entry.reason ?? '', mayApplyAgain: offer.mayApplyAgain }),
    ...(deposits.length > 0 && { deposits }),
    ...(choices.length > 0 && { choices }),
    ...(hasPeriods(offer) &&
      gifts.length > 0 && { periods: gifts.map(({ subject, amount }) => ({ period: subject, gives: wire(amount) })) }),
  };
}

function hasPeriods({ terms }: Offer): boolean {
  if (terms.kind === 'mission') return terms.mission.reset !== 'never';
  return terms.kind === 'cashback' || (terms.kind === 'leaderboard' && terms.window !== 'once');
}

function termsOnWire({ terms }: Offer, wire: Wire): Partial<View> {
  const { from, to, perMember, perMemberPerDay, claimWithinHours, wagering } = terms;
  const amount = (name: string, minor: bigint | null) => (minor === null ? {} : { [name]: wire(minor) });
  return {
    ...(from !== null && { from: new Date(from).toISOString() }),
    ...(to !== null && { to: new Date(to).toISOString() }),
    ...(perMember !== null && { perMember }),
    ...(perMemberPerDay !== null && { perMemberPerDay }),
    ...(claimWithinHours !== null && { claimWithinHours }),
    ...((terms.kind === 'reward' || terms.kind === 'invite' || terms.kind === 'mission') && amount('amount', terms.amount)),
    ...(terms.kind === 'reward' && terms.event !== null && { event: terms.event }),
    ...(terms.kind === 'reward' &&
      terms.levels.length > 0 && { levels: levelsOnWire(terms.levels, wire), ...amount('top', highestReward(terms)) }),
    ...(terms.kind === 'invite' && { needs: { deposit: wire(terms.needs.deposit), turnover: wire(terms.needs.turnover) } }),
    ...(terms.kind === 'levelUp' && { levels: levelsOnWire(terms.levels ?? [], wire) }),
    ...(terms.kind === 'award' && amount('top', terms.maxAmount)),
    ...(terms.kind === 'envelope' && amount('top', highestPrize(terms))),
    ...((terms.kind === 'raffle' || terms.kind === 'leaderboard') &&
      amount(
        'top',
        terms.prizes.reduce((most, prize) => (prize > most ? prize : most)),
      )),
    ...(terms.kind === 'depositBonus' && {
      percent: percentText(terms.percent),
      deposit: terms.deposit,
      ...amount('minDeposit', terms.minDeposit),
      ...amount('maxBonus', terms.maxBonus),
    }),
    ...(terms.kind === 'freeSpins' && {
      ...(terms.deposit !== null && { deposit: terms.deposit }),
      ...amount('minDeposit', terms.minDeposit),
      ...amount('top', terms.maxAmount),
    }),
    ...(terms.kind === 'cashback' && {
      percent: percentText(terms.percent),
      period: terms.period,
      ...amount('minAmount', terms.minAmount),
      ...amount('maxAmount', terms.maxAmount),
      ...(terms.claimWithinDays !== null && { claimWithinDays: terms.claimWithinDays }),
    }),
    ...(terms.kind === 'signIn' && { missed: terms.missed }),
    ...(wagering && { wagering: wageringOnWire(wagering, wire) }),
  };
}

const levelsOnWire = (levels: readonly { level: number; amount: bigint }[], wire: Wire) =>
  levels.map(({ level, amount }) => ({ level, amount: wire(amount) }));

function stepsOnWire({ id, offer: { terms } }: Published, facts: Facts | null, wire: Wire): Partial<View> {
  if (terms.kind !== 'signIn') return {};
  const step = facts ? claimsIn(facts, id).step : 0;
  return { steps: terms.amounts.map((amount, index) => ({ amount: wire(amount), done: index < step })) };
}

/** Prizes with weights and the commitment; the seed is included once nothing can be drawn any more (R30). */
function drawOnWire(promotion: Published, facts: Facts | null, currency: Currency, { merchant, vault, clock }: Context): Partial<View> {
  const { id, version, offer, commitment, seed, closed } = promotion;
  const { terms } = offer;
  if (terms.kind !== 'envelope' || commitment === null) return {};
  const isOver = closed || (terms.to !== null && clock.now().getTime() >= terms.to);
  return {
    draw: {
      commitment,
      ...(isOver && seed !== null && { serverSeed: vault.open(seedPlace(merchant.code, id, version), seed) }),
      prizes: terms.prizes.map(({ amount, weight }) => ({ amount: toWire(money(amount, currency)), weight: weight.toString() })),
      opened: facts ? claimsIn(facts, id).drawn.map((drawn) => drawnOnWire(drawn, { memberId: facts.member.id, currency })) : [],
    },
  };
}

function raffleOnWire({ offer: { terms }, commitment }: Published, state: RaffleState | undefined, wire: Wire): Partial<View> {
  if (terms.kind !== 'raffle' || !terms.tickets || !state || commitment === null) return {};
  const { per, each, most } = terms.tickets;
  const { tickets, ready, pseudonym, drawn } = state;
  return {
    raffle: {
      commitment,
      per,
      each: wire(each),
      most,
      prizes: terms.prizes.map(wire),
      tickets,
      ready: drawn ? 0 : ready,
      ...(pseudonym !== null && { pseudonym }),
      ...(drawn && {
        drawn: {
          at: drawn.at.toISOString(),
          tickets: drawn.tickets,
          book: drawn.book,
          winners: drawn.winners.map(({ ticket, member, amount }) => ({ ticket, member, amount: wire(BigInt(amount)) })),
        },
      }),
    },
  };
}

/** The games of free spins, by vendor and code. */
async function gameNames(db: Db, published: readonly Published[], language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const games = published.flatMap(({ offer: { terms } }) => (terms.kind === 'freeSpins' ? [terms.game] : []));
  if (games.length === 0) return new Map();
  const rows = await db
    .selectFrom('game')
    .select(['vendor', 'code', 'name', 'names'])
    .where('code', 'in', [...new Set(games.map(({ code }) => code))])
    .execute();
  return new Map(rows.map(({ vendor, code, name, names }) => [`${vendor}/${code}`, names[language] ?? name]));
}

async function boardsOf(
  db: Db,
  merchant: Context['merchant'],
  published: readonly Published[],
  who: { memberId: string | null; now: Date },
) {
  const boards = new Map<string, Schemas['PromotionBoard']>();
  for (const promotion of published) {
    const board = await boardOnWire(db, merchant, promotion, who);
    if (board) boards.set(promotion.id, board);
  }
  return boards;
}

function missionOnWire(promotion: Published, facts: Facts | null, merchant: Context['merchant'], wire: Wire): Partial<View> {
  const mission = missionIn(promotion.offer);
  if (!mission) return {};
  const { event, measure, target, reset, filter } = mission;
  const { leastStake, ...only } = filter;
  const current = facts?.missions.get(promotion.id)?.[0];
  return {
    mission: {
      event,
      measure,
      reset,
      target: shown(mission, target, merchant.currency),
      ...(measure === 'validStake' && { stake: wire(target) }),
      ...only,
      ...(leastStake !== undefined && { leastStake: wire(leastStake) }),
      ...(current && {
        now: shown(mission, current.now, merchant.currency),
        percent: Number((current.now * 100n) / target),
        ...(current.end !== null && { resetAt: startOfMerchantDay(merchant, current.end).toISOString() }),
      }),
    },
  };
}

function spinsOnWire(
  { offer: { terms } }: Published,
  own: OwnSpins | undefined,
  names: ReadonlyMap<string, string>,
  wire: Wire,
): Partial<View> {
  if (terms.kind !== 'freeSpins') return {};
  const { spins, stake, playWithinDays, game } = terms;
  const isLive = own?.state === 'asking' || own?.state === 'given';
  return {
    freeSpins: {
      vendor: game.vendor,
      gameCode: game.code,
      game: names.get(`${game.vendor}/${game.code}`) ?? game.code,
      spins,
      stake: wire(stake),
      playWithinDays,
      ...(isLive && { playUntil: own.expiresAt.toISOString(), ready: own.state === 'given' }),
      ...(own?.state === 'refused' && { failed: true }),
    },
  };
}

/** A prize with everything needed to repeat its draw. */
export function drawnOnWire(
  { n, clientSeed, prize, value, amount }: DrawnPrize & { amount: bigint },
  { memberId, currency }: { memberId: string; currency: Currency },
): Schemas['DrawnPrize'] {
  return { n, member: memberId, clientSeed, prize, value, amount: toWire(money(amount, currency)) };
}

function wageringOnWire(wagering: Wagering, wire: Wire): Schemas['WageringTerms'] {
  const { multiplier, base, spend, weights, maxBet, days, maxConversion, onWithdrawal } = wagering;
  return {
    multiplier: multipleText(multiplier),
    base,
    spend,
    weights: [...weights].map(([of, percent]) => ({ of, percent: percentText(percent) })),
    ...(maxBet !== null && { maxBet: wire(maxBet) }),
    ...(days !== null && { days }),
    ...(maxConversion !== null && { maxConversion: multipleText(maxConversion) }),
    onWithdrawal,
  };
}

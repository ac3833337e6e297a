import { money, toWire, type Currency } from '@parlour/domain';
import {
  liveGrantStatuses,
  multipleText,
  percentText,
  readOffer,
  statusAt,
  type PromotionTerms,
  type Wagering,
} from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantDay } from '../loyalty/days.ts';
import { arrivedDeposits, claimableKinds, isClaimable, isShutOut, memberOf, offerOf, whyNot, type ClaimRefusal } from './offer.ts';
import { refusalCodes } from './refusals.ts';
import { wordsOf } from './words.ts';

type Schemas = components['schemas'];
type Member = Awaited<ReturnType<typeof memberOf>>;

/** Deposits that a member chooses from, the newest ones. */
const mostDeposits = 10;

/**
 * The promotions of a merchant with their terms, and what the member can take of each now. Members who are excluded see none, so that
 * nothing is offered to them (R8).
 */
export async function promotionList(context: Context, language: string | undefined): Promise<Schemas['PromotionList']> {
  const { db, merchant, clock } = context;
  const now = clock.now();
  const member = await memberOf(db, merchant.code, sessionOf(context).memberId);
  if (isShutOut(member, now)) return { list: [] };
  const read = askedLanguage(merchant, language);
  const promotions = await db
    .selectFrom('promotion as p')
    .innerJoin('promotion_version as v', 'v.promotion_id', 'p.id')
    .select(['p.id', 'p.code', 'p.kind', 'p.closed_at', 'v.version', 'v.terms', 'v.texts'])
    .distinctOn(['p.created_at', 'p.id'])
    .where('p.merchant', '=', merchant.code)
    .where('p.kind', 'in', claimableKinds)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .orderBy('v.version', 'desc')
    .execute();
  const { currency } = member.wallet;
  const who = { memberId: member.id, merchant: merchant.code, day: merchantDay(merchant, now) };
  const list: Schemas['PromotionView'][] = [];
  for (const { id, code, kind, closed_at, version, terms: written, texts } of promotions) {
    if (!isClaimable(kind)) continue;
    const offer = readOffer(written, { code, kind, currency });
    const { terms } = offer;
    const refused = closed_at ? 'ended' : await whyNot(db, id, terms, who, now);
    const standing = await standingOf(db, { id, terms, member, refused }, now);
    const { title, description } = wordsOf({ code, offer, texts }, merchant, { currency, language: read });
    list.push({
      code,
      kind,
      title,
      description,
      termsVersion: version,
      ...standing,
      ...termsOnWire(terms, currency),
    });
  }
  return { list };
}

async function standingOf(
  db: Db,
  { id, terms, member, refused }: { id: string; terms: PromotionTerms; member: Member; refused: ClaimRefusal | null },
  now: Date,
): Promise<Pick<Schemas['PromotionView'], 'status' | 'whyNot' | 'deposits'>> {
  const { currency } = member.wallet;
  const found = refused ?? (await giftsOf(db, terms, member, now));
  let why = typeof found === 'string' ? found : null;
  let gifts = typeof found === 'string' ? [] : found;
  if (gifts.length > 0) {
    const budget = await budgetOf(db, id, member);
    gifts = gifts.filter(({ amount }) => amount <= budget);
    if (gifts.length === 0) why = 'budgetSpent';
  }
  const status = statusAt(
    {
      from: terms.from,
      to: terms.to,
      optIn: false,
      joined: false,
      conditionMet: gifts.length > 0,
      claimBy: null,
      eligible: why === null || why === 'notStarted',
      spent: false,
      signedToday: false,
      last: why === 'alreadyClaimed' ? ((await isRunning(db, id, member.id)) ? 'issued' : 'claimed') : null,
    },
    now.getTime(),
  );
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const deposits = gifts.flatMap(({ amount, deposit }) =>
    deposit === null
      ? []
      : [
          {
            id: deposit.id,
            amount: wire(deposit.amount),
            gives: wire(amount),
            ...(deposit.claimUntil && { claimUntil: deposit.claimUntil.toISOString() }),
          },
        ],
  );
  return { status, ...(why !== null && { whyNot: refusalCodes[why] }), ...(deposits.length > 0 && { deposits }) };
}

/** What the member could take now, none while a deposit is missing; or why nothing can be taken. */
async function giftsOf(db: Db, terms: PromotionTerms, { id: memberId, wallet: { currency } }: Member, now: Date) {
  if (terms.kind !== 'depositBonus') {
    const offer = await offerOf(db, terms, { memberId, currency }, now);
    return typeof offer === 'string' ? offer : [offer];
  }
  const arrived = arrivedDeposits(db, memberId, currency).select('id');
  const deposits =
    terms.deposit === 'first'
      ? await arrived.orderBy('settled_at').orderBy('id').limit(1).execute()
      : await arrived.orderBy('settled_at', 'desc').orderBy('id').limit(mostDeposits).execute();
  const offers = [];
  for (const { id } of deposits) {
    const offer = await offerOf(db, terms, { memberId, deposit: id, currency }, now);
    // Another deposit can never be the first.
    if (typeof offer === 'string' && terms.deposit === 'first') return offer;
    if (typeof offer !== 'string' && offer.amount > 0n) offers.push(offer);
  }
  return offers;
}

async function budgetOf(db: Db, promotionId: string, { wallet: { book, currency } }: Member): Promise<bigint> {
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_kind', '=', 'promotion')
    .where('owner_id', '=', promotionId)
    .where('kind', '=', 'budget')
    .where('book', '=', book)
    .where('asset', '=', currency)
    .executeTakeFirst();
  return BigInt(account?.balance ?? 0);
}

async function isRunning(db: Db, promotionId: string, memberId: string): Promise<boolean> {
  const grant = await db
    .selectFrom('bonus_grant')
    .select('id')
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('status', 'in', liveGrantStatuses)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

function termsOnWire(terms: PromotionTerms, currency: Currency): Partial<Schemas['PromotionView']> {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const { from, to, perMember, perMemberPerDay, claimWithinHours, wagering } = terms;
  return {
    ...(from !== null && { from: new Date(from).toISOString() }),
    ...(to !== null && { to: new Date(to).toISOString() }),
    ...(perMember !== null && { perMember }),
    ...(perMemberPerDay !== null && { perMemberPerDay }),
    ...(claimWithinHours !== null && { claimWithinHours }),
    ...(terms.kind === 'reward' && { amount: wire(terms.amount) }),
    ...(terms.kind === 'depositBonus' && {
      percent: percentText(terms.percent),
      deposit: terms.deposit,
      ...(terms.minDeposit !== null && { minDeposit: wire(terms.minDeposit) }),
      ...(terms.maxBonus !== null && { maxBonus: wire(terms.maxBonus) }),
    }),
    ...(wagering && { wagering: wageringOnWire(wagering, wire) }),
  };
}

function wageringOnWire(wagering: Wagering, wire: (minor: bigint) => Schemas['Money']): Schemas['WageringTerms'] {
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

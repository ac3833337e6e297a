import { isLanguageCode, money, parseAmount, toWire, type Currency } from '@parlour/domain';
import {
  BadCase,
  isOfferedKind,
  parsePercent,
  promotionTextNames,
  readOffer,
  type Offer,
  type PromotionTexts,
} from '@parlour/domain/rewards';
import { playScenario } from '@parlour/domain/rewards-simulator';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import { countEligible } from '../../rewards/eligibility/eligible-members.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { pageOf } from './page.ts';
import { type Promotion } from './promotions.ts';

/**
 * Creates a promotion or changes its draft, which members do not see. Throws `field_invalid` with the path of the invalid value, and
 * `version_conflict`.
 */
export async function promotionSave(operator: Operator, input: InputOf<'savePromotion'>): Promise<Schema<'OfficePromotionPage'>> {
  const { db, by, clock } = operator;
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const terms = termsOf(input.terms);
  offerOf(terms, input, merchant.currency);
  const draft = JSON.stringify({ terms, texts: textsOf(input.texts) });
  const now = clock.now();
  const before = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('code', '=', input.code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before) refuseChange(before, input);
  const wrote = { draft, drafted_by: by.name, drafted_at: now };
  const after = before
    ? await db
        .updateTable('promotion')
        .set({ ...wrote, revision: before.revision + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('promotion')
        .values({
          ...wrote,
          id: uuid({ msecs: now.getTime() }),
          merchant: merchant.code,
          code: input.code,
          kind: input.kind,
          created_at: now,
          revision: 1,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
  if (!after)
    throw refused('version_conflict', `Another operator has just created a promotion ${input.code}. Look at it before you write another.`);
  tell(operator, {
    merchant: merchant.code,
    subject: { kind: 'promotion', id: `${after.merchant}/${after.code}` },
    ...(before?.draft && { before: { ...before.draft } }),
    after: { terms, texts: textsOf(input.texts) },
    ...(!before && { event: 'promotion.created' }),
  });
  return pageOf(operator, merchant, after);
}

function refuseChange(before: Promotion, { code, kind, revision }: InputOf<'savePromotion'>): void {
  if (!isOfferedKind(before.kind)) throw refused('field_invalid', `${code} is the code of a budget: choose another.`);
  if (revision === undefined)
    throw refused('field_invalid', `A promotion ${code} already exists. Choose another code, or change that one.`);
  if (revision !== before.revision)
    throw refused('version_conflict', `Another operator has changed ${code} in the meantime. Look at it again before you change it.`);
  if (kind !== before.kind)
    throw refused('field_invalid', `${code} is of the kind ${before.kind}, which does not change: make another one.`);
  if (before.closed_at) throw refused('field_invalid', `${code} is closed: make another one.`);
}

/** Simulates a promotion for one member who deposits and plays; changes nothing. */
export async function promotionSimulate(operator: Operator, input: InputOf<'simulatePromotion'>): Promise<Schema<'PromotionOutcome'>> {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const { currency, brand } = merchant;
  const code = 'simulated';
  const terms = termsOf(input.terms);
  const offer = offerOf(terms, { code, kind: input.kind }, currency);
  const amount = (text: string, what: string) => {
    const parsed = parseAmount(text, currency);
    if (typeof parsed === 'string') throw refused('field_invalid', `${what}: ${text} is not an amount above zero in ${currency}.`);
    return parsed.minor;
  };
  const scenario = {
    deposit: amount(input.deposit, 'deposit'),
    stake: amount(input.stake, 'stake'),
    rounds: input.rounds,
    line: input.line,
    returns: parsePercent(input.returns)!,
  };
  const outcome = playScenario(terms, offer, { code, currency, timeZone: brand.timeZone }, scenario);
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const { given, required, wagered, converted, returned, cash, bonus } = outcome;
  return {
    refused: outcome.refused,
    given: wire(given),
    required: wire(required),
    wagered: wire(wagered),
    converted: wire(converted),
    returned: wire(returned),
    status: outcome.status as Schema<'PromotionOutcome'>['status'],
    endedAt: outcome.endedAt,
    played: outcome.played,
    cash: wire(cash),
    bonus: wire(bonus),
    cost: wire(given - returned - bonus),
  };
}

/** How many members could claim under these terms now. */
export function promotionEligible(operator: Operator, input: InputOf<'countEligibleMembers'>): Promise<Schema<'EligibleMembers'>> {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const offer = offerOf(termsOf(input.terms), { code: input.code ?? 'new', kind: input.kind }, merchant.currency);
  return countEligible(operator.db, merchant, offer, operator.clock.now());
}

/** Throws `field_invalid` for terms that operators cannot set. */
function termsOf(terms: Readonly<Record<string, unknown>>): object {
  for (const own of ['code', 'kind', 'serverSeed']) if (own in terms) throw refused('field_invalid', `terms.${own} is not written here.`);
  return terms;
}

function offerOf(terms: object, { code, kind }: { code: string; kind: string }, currency: Currency): Offer {
  try {
    return readOffer(terms, { code, kind, currency });
  } catch (error) {
    throw error instanceof BadCase ? refused('field_invalid', `${error.path} ${error.message}.`) : error;
  }
}

/** The texts in languages that the platform knows, without empty ones. */
function textsOf(given: Schema<'OfferTexts'>): PromotionTexts {
  return Object.fromEntries(
    promotionTextNames.map((name) => {
      const written = Object.entries(given[name] ?? {})
        .map(([language, text]) => [language, text.trim()] as const)
        .filter(([, text]) => text !== '');
      const unknown = written.find(([language]) => !isLanguageCode(language));
      if (unknown) throw refused('field_invalid', `There is no language ${unknown[0]}.`);
      return [name, Object.fromEntries(written)];
    }),
  );
}

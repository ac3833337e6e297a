import { money, toWire, type LanguageCode } from '@parlour/domain';
import {
  bonusLimitsOf,
  claimCost,
  publicationProblems,
  worstCost,
  type Offer,
  type PromotionTexts,
  type PublicationProblem,
} from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { figuresOf, latestVersions, offerIn, promotionShown, thePromotion, type Promotion } from './promotions.ts';

/** One promotion with all its versions, and what prevents its draft from being published. */
export async function promotionPage(
  operator: Operator,
  { merchant: named, promotion: code }: InputOf<'getOfficePromotion'>,
): Promise<Schema<'OfficePromotionPage'>> {
  const [merchant] = merchantsNamed(operator, named) as [Merchant];
  return pageOf(operator, merchant, await thePromotion(operator, merchant, code));
}

export async function pageOf(operator: Operator, merchant: Merchant, row: Promotion): Promise<Schema<'OfficePromotionPage'>> {
  const { db, clock } = operator;
  const versions = await db
    .selectFrom('promotion_version')
    .selectAll()
    .where('promotion_id', '=', row.id)
    .orderBy('version', 'desc')
    .execute();
  const figures = (await figuresOf(db, [row.id])).get(row.id)!;
  const latest = (await latestVersions(db, [row.id])).get(row.id);
  const shown = row.draft ? offerIn(row, row.draft.terms, merchant.currency) : latest && offerIn(row, latest.terms, merchant.currency);
  return {
    promotion: promotionShown(row, latest, figures, merchant, clock.now()),
    languages: [...merchant.languages],
    draft: row.draft && {
      ...written(row.draft),
      by: row.drafted_by ?? '',
      at: (row.drafted_at ?? row.created_at).toISOString(),
    },
    versions: versions.map(({ version, terms, texts, made_by, approved_by, made_at, reason, commitment }) => ({
      version,
      ...written({ terms, texts }),
      by: made_by,
      approvedBy: approved_by,
      at: made_at.toISOString(),
      reason,
      commitment,
    })),
    problems: row.draft ? problemsShown(await problemsOf(db, row, merchant, figures.budget, clock.now()), merchant) : [],
    cost: shown ? costShown(shown, merchant) : null,
    closed: row.closed_at && { at: row.closed_at.toISOString(), by: row.closed_by ?? '', reason: row.close_reason ?? '' },
  };
}

type Problem = PublicationProblem | { code: 'nothingWritten' | 'unreadable' | 'unknownGame' };

/** What prevents a draft from being published (R7). */
export async function problemsOf(db: Db, row: Promotion, merchant: Merchant, budget: bigint, now: Date): Promise<readonly Problem[]> {
  if (!row.draft) return [{ code: 'nothingWritten' }];
  const offer = offerIn(row, row.draft.terms, merchant.currency);
  if (!offer) return [{ code: 'unreadable' }];
  const { currency, languages, brand } = merchant;
  const limits = bonusLimitsOf(brand.jurisdiction);
  const problems = publicationProblems(offer, row.draft.texts, { currency, languages, limits, budget, now: now.getTime() });
  return (await offersItsGame(db, merchant, offer)) ? problems : [...problems, { code: 'unknownGame' }];
}

/** Free spins require a game that the merchant's members can launch. */
async function offersItsGame(db: Db, { code }: Merchant, { terms }: Offer): Promise<boolean> {
  if (terms.kind !== 'freeSpins') return true;
  const game = await db
    .selectFrom('merchant_game')
    .select('game_code')
    .where('merchant', '=', code)
    .where('vendor', '=', terms.game.vendor)
    .where('game_code', '=', terms.game.code)
    .where('state', '=', 'playable')
    .executeTakeFirst();
  return game !== undefined;
}

function problemsShown(problems: readonly Problem[], { currency }: Pick<Merchant, 'currency'>): Schema<'PromotionProblem'>[] {
  return problems.map((problem) =>
    'needed' in problem ? { code: problem.code, needed: toWire(money(problem.needed, currency)) } : { ...problem },
  );
}

function costShown(offer: Offer, { currency }: Merchant): Schema<'PromotionCost'> {
  const wire = (minor: bigint | null) => (minor === null ? null : toWire(money(minor, currency)));
  const { expected, worst } = claimCost(offer);
  return { expected: wire(expected), worst: wire(worst), total: wire(worstCost(offer)) };
}

/** The contract's form; both were validated when they were stored. */
const written = ({ terms, texts }: { terms: unknown; texts: PromotionTexts }) => ({
  terms: terms as Schema<'OfferTerms'>,
  texts: texts as Partial<Record<keyof PromotionTexts, Record<LanguageCode, string>>>,
});

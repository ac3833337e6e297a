import { languages } from '@parlour/domain';
import { contentLanguage, contentProblems, kindsWithFigures, missingLanguages, type ContentKind } from '@parlour/domain/content';
import { sql, type Selectable } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { slotValues } from '../../content/slot-values.ts';
import type { ContentItem } from '../../content/store.ts';
import type { ContentPlanTable, ContentVersionTable } from '../../content/tables.ts';
import { promotionFigures } from '../../rewards/claims/figures.ts';
import { pageRows } from '../lists.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

type Version = Selectable<ContentVersionTable>;
type Plan = Selectable<ContentPlanTable>;

/** What merchants publish, by merchant, kind and position. */
export async function contentList(operator: Operator, { merchant, kind, state }: InputOf<'listContent'>): Promise<Schema<'ContentItem'>[]> {
  const named = merchantsNamed(operator, merchant);
  let found = operator.db
    .selectFrom('content_item')
    .selectAll()
    .where(
      'merchant',
      'in',
      named.map(({ code }) => code),
    );
  if (kind !== undefined) found = found.where('kind', '=', kind);
  const rows = await found.orderBy('merchant').orderBy('kind').orderBy('position').orderBy('key').execute();
  const items = await itemsOf(operator, rows);
  return state === undefined ? items : items.filter((item) => item.state === state);
}

/** An item with its versions, newest first, and what prevents each from being published. */
export async function contentShow(operator: Operator, { merchant, item: id }: InputOf<'getContent'>): Promise<Schema<'ContentPage'>> {
  return contentPage(operator, await theItem(operator, merchant, id));
}

/** The item with this id, locked until the transaction ends if it is to be changed. Throws `not_found`. */
export async function theItem(operator: Operator, named: string, id: string, { toChange = false } = {}): Promise<ContentItem> {
  const [{ code }] = merchantsNamed(operator, named) as [Merchant];
  const found = operator.db
    .selectFrom('content_item')
    .selectAll()
    .where('merchant', '=', code)
    .where('id', '=', isId(id) ? id : '00000000-0000-0000-0000-000000000000');
  const item = await (toChange ? found.forUpdate() : found).executeTakeFirst();
  if (!item) throw refused('not_found', `${code} has no content ${id}.`);
  return item;
}

export async function contentPage(
  operator: Operator,
  { id, merchant }: Pick<ContentItem, 'id' | 'merchant'>,
): Promise<Schema<'ContentPage'>> {
  const { db } = operator;
  const row = await db.selectFrom('content_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [item] = await itemsOf(operator, [row]);
  const versions = await db
    .selectFrom('content_version')
    .selectAll()
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .limit(pageRows)
    .execute();
  const opinions = await db.selectFrom('help_opinion').select(['version', 'helpful', 'unhelpful']).where('item_id', '=', id).execute();
  const opinionsOf = new Map(opinions.map(({ version, ...counts }) => [version, counts]));
  const acceptedOf = new Map(row.kind === 'legal' ? await acceptedBy(operator, id) : []);
  const inForce = await merchantNow(operator, merchant);
  const { defaultLanguage } = inForce;
  const slots = await slotsFor(operator, inForce, row.kind);
  return {
    item: item!,
    versions: versions.map((version) => ({
      version: version.version,
      texts: version.texts as Schema<'ContentTexts'>,
      facts: version.facts as Schema<'ContentFacts'>,
      note: version.note,
      by: version.made_by,
      at: version.made_at.toISOString(),
      problems: contentProblems(row.kind, version, { defaultLanguage, slots }),
      ...(row.kind === 'legal' && { accepted: acceptedOf.get(version.version) ?? 0 }),
      ...(opinionsOf.has(version.version) && { opinions: opinionsOf.get(version.version)! }),
    })),
    site: {
      languages: [...inForce.languages],
      defaultLanguage,
      timeZone: inForce.brand.timeZone,
      origin: inForce.domains[0]!,
      slots: { ...slots },
    },
  };
}

/** How many members have accepted each version of a legal text. */
async function acceptedBy({ db }: Operator, item: string): Promise<[number, number][]> {
  const rows = await db
    .selectFrom('legal_acceptance')
    .select(({ fn }) => ['version', fn.countAll<string>().as('members')])
    .where('item_id', '=', item)
    .groupBy('version')
    .execute();
  return rows.map(({ version, members }) => [version, Number(members)]);
}

/** What fills the texts of a kind in the merchant's default language: values from the settings and, for some kinds, of open promotions. */
export async function slotsFor({ db, clock }: Operator, merchant: Merchant, kind: ContentKind): Promise<Readonly<Record<string, string>>> {
  const { defaultLanguage } = merchant;
  const figures = kindsWithFigures.includes(kind) ? (await promotionFigures(db, merchant, clock.now())).values(defaultLanguage) : {};
  return { ...slotValues(merchant, defaultLanguage), ...figures };
}

/** The merchant with operators' settings applied. */
export const merchantNow = ({ db, merchants, clock }: Operator, code: string): Promise<Merchant> =>
  merchantInForce(db, merchants, code, clock.now());

async function itemsOf(operator: Operator, rows: readonly ContentItem[]): Promise<Schema<'ContentItem'>[]> {
  if (rows.length === 0) return [];
  const { db, merchants, clock } = operator;
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const newest = await db
    .selectFrom('content_version')
    .distinctOn('item_id')
    .selectAll()
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('version', 'desc')
    .execute();
  const plans = await db
    .selectFrom('content_plan')
    .selectAll()
    .where('item_id', 'in', ids)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`(to_at is null or to_at > ${now})`)
    .orderBy('from_at')
    .orderBy('id')
    .execute();
  const versionOf = new Map(newest.map((version) => [version.item_id, version]));
  return rows.map((row) =>
    itemOf(row, {
      merchant: merchants.byCode(row.merchant),
      newest: versionOf.get(row.id),
      plans: plans.filter((plan) => plan.item_id === row.id),
      now,
    }),
  );
}

interface Around {
  merchant: Merchant;
  newest: Version | undefined;
  plans: readonly Plan[];
  now: Date;
}

function itemOf(row: ContentItem, { merchant, newest, plans, now }: Around): Schema<'ContentItem'> {
  const running = plans.findLast(({ from_at: from }) => from <= now);
  const live = running?.version ?? row.live_version;
  const texts = newest?.texts ?? {};
  const language = contentLanguage(texts, merchant.defaultLanguage, merchant.defaultLanguage);
  const isPlanned = plans.some(({ from_at: from }) => from > now);
  return {
    id: row.id,
    merchant: row.merchant,
    kind: row.kind,
    key: row.key,
    place: row.place,
    audience: row.audience,
    position: row.position,
    revision: row.revision,
    title: (language && texts[language]?.title) ?? '',
    state: live !== null ? 'live' : isPlanned ? 'planned' : row.published_at === null ? 'draft' : 'down',
    live,
    newest: newest?.version ?? 0,
    missing: missingLanguages(texts, merchant.languages).filter((code) => code in languages),
    plans: plans.map((plan) => ({
      id: String(plan.id),
      version: plan.version,
      from: plan.from_at.toISOString(),
      to: plan.to_at?.toISOString() ?? null,
      fromLocal: plan.from_local,
      toLocal: plan.to_local,
      zone: plan.zone,
      by: plan.made_by,
    })),
  };
}

import { money, toWire, type Currency } from '@parlour/domain';
import { isOfferedKind, readOffer, type Offer } from '@parlour/domain/rewards';
import { sql, type Selectable } from 'kysely';
import { textIn } from '../../../kernel/asked-language.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PromotionTable, PromotionVersionTable } from '../../rewards/tables.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

export type Promotion = Selectable<PromotionTable>;
export type Version = Selectable<PromotionVersionTable>;

/** What a promotion's budget holds and what it has given, in minor units of the merchant's currency. */
export interface PromotionFigures {
  /** Does not include the money reserved for free spins in progress. */
  budget: bigint;
  given: bigint;
  returned: bigint;
  claims: number;
}

/** All promotions, newest first, including loyalty budgets. */
export async function promotionsShown(
  operator: Operator,
  { merchant }: InputOf<'listOfficePromotions'>,
): Promise<Schema<'OfficePromotion'>[]> {
  const merchants = merchantsNamed(operator, merchant);
  const rows = await operator.db
    .selectFrom('promotion')
    .selectAll()
    .where(
      'merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const versions = await latestVersions(operator.db, ids);
  const figures = await figuresOf(operator.db, ids);
  return rows.map((row) =>
    promotionShown(
      row,
      versions.get(row.id),
      figures.get(row.id)!,
      merchants.find(({ code }) => code === row.merchant)!,
      operator.clock.now(),
    ),
  );
}

/** The version in force of each promotion that has one. */
export async function latestVersions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Version>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_version')
    .selectAll()
    .distinctOn('promotion_id')
    .where('promotion_id', 'in', ids)
    .orderBy('promotion_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.promotion_id, row]));
}

/** What promotions hold and have given, in real money. Whatever left the budget for members counts as given. */
export async function figuresOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PromotionFigures>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; budget: string; given: string; returned: string; claims: string }>`
    select p.id,
      (coalesce((select sum(a.balance) from ledger_account a
        where a.owner_kind = 'promotion' and a.owner_id = p.id::text and a.kind = 'budget' and a.book = 'real'), 0)
        - coalesce((select sum(f.most) from free_spins f
          where f.promotion_id = p.id and f.state in ('asking', 'given') and f.book = 'real'), 0))::text as budget,
      coalesce((select -sum(e.amount) from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
        where a.owner_kind = 'promotion' and a.owner_id = p.id::text and a.kind = 'budget' and a.book = 'real'
          and t.kind not in ('promotionFunded', 'promotionDefunded')), 0)::text as given,
      coalesce((select sum(g.returned) from bonus_grant g where g.promotion_id = p.id and g.book = 'real'), 0)::text as returned,
      (select count(*) from promotion_claim c where c.promotion_id = p.id)::text as claims
    from unnest(${[...ids]}::uuid[]) as p (id)`.execute(db);
  return new Map(
    rows.map(({ id, budget, given, returned, claims }) => [
      id,
      { budget: BigInt(budget), given: BigInt(given), returned: BigInt(returned), claims: Number(claims) },
    ]),
  );
}

export function promotionShown(
  row: Promotion,
  version: Version | undefined,
  { budget, given, returned, claims }: PromotionFigures,
  merchant: Merchant,
  now: Date,
): Schema<'OfficePromotion'> {
  const wire = (minor: bigint) => toWire(money(minor, merchant.currency));
  const offer = version && offerIn(row, version.terms, merchant.currency);
  const texts = version?.texts ?? row.draft?.texts ?? {};
  const time = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());
  return {
    id: `${row.merchant}/${row.code}`,
    merchant: row.merchant,
    code: row.code,
    kind: row.kind,
    title: textIn(texts.title ?? {}, merchant.defaultLanguage, merchant) || row.code,
    state: stateOf(row, version, offer, now),
    version: version?.version ?? null,
    revision: row.revision,
    hasDraft: row.draft !== null,
    from: time(offer?.terms.from),
    to: time(offer?.terms.to),
    budget: wire(budget),
    given: wire(given),
    returned: wire(returned),
    claims,
  };
}

/** The state of a promotion; `offer` is that of its version in force. */
export function stateOf(row: Promotion, version: Version | undefined, offer: Offer | undefined, now: Date): Schema<'OfficePromotionState'> {
  if (!isOfferedKind(row.kind)) return 'budget';
  if (row.closed_at) return 'closed';
  if (!version) return 'draft';
  const { from = null, to = null } = offer?.terms ?? {};
  if (to !== null && now.getTime() >= to) return 'ended';
  return from !== null && now.getTime() < from ? 'scheduled' : 'running';
}

/** The parsed terms; undefined for a loyalty budget, and for terms of an earlier release that this one cannot read. */
export function offerIn({ code, kind }: Pick<Promotion, 'code' | 'kind'>, terms: unknown, currency: Currency): Offer | undefined {
  if (!isOfferedKind(kind)) return undefined;
  try {
    return readOffer(terms, { code, kind, currency });
  } catch {
    return undefined;
  }
}

/** The named promotion, locked if it is to be changed. Throws `not_found`. */
export async function thePromotion({ db }: Operator, merchant: Merchant, code: string, { toChange = false } = {}): Promise<Promotion> {
  const query = db.selectFrom('promotion').selectAll().where('merchant', '=', merchant.code).where('code', '=', code);
  const found = await (toChange ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!found) throw refused('not_found', `${merchant.code} has no promotion ${code}.`);
  return found;
}

import { sql } from 'kysely';
import { maintenanceAt } from '../../catalogue/maintenance-store.ts';
import { tellSites } from '../../catalogue/tell-sites.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { maintenanceToWire } from './maintenance.ts';
import { oneMerchant, reasonFor, theVendor, whereAsked } from './the-game.ts';
import { vendorCalls } from './vendor-calls.ts';
import { vendorFigures } from './vendor-figures.ts';

/** The vendors of the catalogue, or those of one merchant's brand, each with its number of playable games. */
export async function vendorsList(operator: Operator, { merchant }: InputOf<'listVendors'>): Promise<Schema<'Vendor'>[]> {
  return vendorsAt(operator, merchant === undefined ? null : oneMerchant(operator, merchant));
}

/** One vendor, with each merchant's settings for it. */
export async function vendorPage(operator: Operator, { vendor: code, merchant }: InputOf<'getVendor'>): Promise<Schema<'VendorPage'>> {
  const { db, clock } = operator;
  const codes = merchantsNamed(operator, merchant).map((each) => each.code);
  const [vendor] = await vendorsAt(operator, merchant === undefined ? null : codes[0]!, code);
  if (!vendor) throw refused('not_found', `There is no vendor ${code}.`);
  const merchants = await db
    .selectFrom('merchant_vendor')
    .select(['merchant', 'available'])
    .select(
      sql<string>`(select count(*) from merchant_game o join game on game.vendor = o.vendor and game.code = o.game_code and game.retired_at is null
        where o.merchant = merchant_vendor.merchant and o.vendor = merchant_vendor.vendor and o.state <> 'unavailable')`.as('games'),
    )
    .where('vendor', '=', code)
    .where('merchant', 'in', codes)
    .orderBy('merchant')
    .execute();
  const maintenance = await maintenanceAt(db, codes, clock.now(), { vendor: code, game: null });
  const source = await db.selectFrom('reconciliation_source').selectAll().where('source', '=', `vendor ${code}`).executeTakeFirst();
  return {
    vendor,
    reconciled: source
      ? { asked: source.asked_at.toISOString(), heard: source.heard_at?.toISOString() ?? null, differences: source.differences }
      : null,
    merchants: merchants.map((row) => ({ ...row, games: Number(row.games) })),
    maintenance: maintenance.map(maintenanceToWire),
  };
}

/** Shows or hides a vendor's games, at one merchant or at every one. */
export async function setVendorAvailability(
  operator: Operator,
  { vendor: named, merchant: where, available, reason }: InputOf<'setVendorAvailability'>,
): Promise<Schema<'Vendor'>> {
  const { db } = operator;
  const vendor = await theVendor(operator, named);
  const merchant = whereAsked(operator, 'vendor.change', where);
  const why = reasonFor(reason);
  const before = merchant === null ? vendor.available : await offeredAt(operator, named, merchant);
  if (before !== available) {
    if (merchant === null)
      await db
        .updateTable('vendor')
        .set({ available, version: vendor.version + 1 })
        .where('code', '=', named)
        .execute();
    else await db.updateTable('merchant_vendor').set({ available }).where('vendor', '=', named).where('merchant', '=', merchant).execute();
    await tellSites(operator, merchant);
  }
  tell(operator, { merchant, subject: { kind: 'vendor', id: named }, before: { available: before }, after: { available }, reason: why });
  return (await vendorsAt(operator, merchant, named))[0]!;
}

async function offeredAt({ db }: Operator, vendor: string, merchant: string): Promise<boolean> {
  const offered = await db
    .selectFrom('merchant_vendor')
    .select('available')
    .where('vendor', '=', vendor)
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirst();
  if (!offered) throw refused('not_found', `The brand of ${merchant} does not have the vendor ${vendor}.`);
  return offered.available;
}

/** The catalogue's vendors if `merchant` is null. */
async function vendorsAt(operator: Operator, merchant: string | null, only?: string): Promise<Schema<'Vendor'>[]> {
  const { db, clock } = operator;
  const now = clock.now();
  let found = db
    .selectFrom('vendor')
    .leftJoin('merchant_vendor as here', (join) => join.onRef('here.vendor', '=', 'vendor.code').on('here.merchant', '=', merchant ?? ''))
    .select(['vendor.code', 'vendor.titles', 'vendor.in_house', 'vendor.available', 'here.available as here']);
  if (merchant !== null) found = found.where('here.merchant', '=', merchant);
  if (only !== undefined) found = found.where('vendor.code', '=', only);
  const vendors = await found.orderBy('vendor.code').execute();

  let games = db
    .selectFrom('game')
    .leftJoin('merchant_game as offer', (join) =>
      join
        .onRef('offer.vendor', '=', 'game.vendor')
        .onRef('offer.game_code', '=', 'game.code')
        .on('offer.merchant', '=', merchant ?? ''),
    )
    .select(['game.vendor', sql<string>`count(*)`.as('games'), sql<Schema<'GameLine'>[]>`array_agg(distinct game.game_type)`.as('lines')])
    .where('game.retired_at', 'is', null)
    .groupBy('game.vendor');
  if (merchant !== null) games = games.where('offer.state', '<>', 'unavailable');
  if (only !== undefined) games = games.where('game.vendor', '=', only);
  const counted = new Map((await games.execute()).map((row) => [row.vendor, row]));

  const closed = (await maintenanceAt(db, merchant === null ? [] : [merchant], now)).filter(
    (row) => row.game_code === null && row.starts_at <= now,
  );
  const figures = await vendorFigures(operator, merchant);
  const calls = await vendorCalls(db, now);
  return vendors.map((vendor) => {
    const ends = closed.filter((row) => row.vendor === vendor.code).map((row) => row.ends_at);
    const isAvailable = vendor.available && vendor.here !== false;
    const last = ends.includes(null) ? null : ends.reduce<Date | null>((late, at) => (late && at && late > at ? late : at), null);
    return {
      code: vendor.code,
      name: vendor.titles.EN ?? vendor.code,
      lines: counted.get(vendor.code)?.lines ?? [],
      games: Number(counted.get(vendor.code)?.games ?? 0),
      inHouse: vendor.in_house,
      state: !isAvailable ? 'unavailable' : ends.length > 0 ? 'maintenance' : 'available',
      until: isAvailable ? (last?.toISOString() ?? null) : null,
      available: vendor.available,
      ...figures(vendor.code),
      ...calls(vendor.code),
    };
  });
}

import { sql } from 'kysely';
import { maintenanceAt } from '../../catalogue/maintenance-store.ts';
import { marked } from '../../catalogue/store.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { factsAt, gamesAt, gameToOffice } from './list.ts';
import { maintenanceToWire } from './maintenance.ts';
import { oneMerchant, theGame, type GameRow } from './the-game.ts';

/** One game, with its names and each merchant's settings for it. */
export async function gamePage(operator: Operator, { game: id, merchant }: InputOf<'getGame'>): Promise<Schema<'GamePage'>> {
  return pageOfGame(operator, await theGame(operator, id), merchant);
}

/** The same, for a row that was already read. */
export async function pageOfGame(operator: Operator, row: GameRow, named?: string): Promise<Schema<'GamePage'>> {
  const { db } = operator;
  const now = operator.clock.now();
  const merchant = named === undefined ? null : oneMerchant(operator, named);
  const merchants = merchantsNamed(operator, named).map(({ code }) => code);
  const facts =
    (await ofGame(factsAt(gamesAt(db, merchant), merchant, now), row)) ?? (await ofGame(factsAt(gamesAt(db, null), null, now), row))!;
  const maintenance = await maintenanceAt(db, merchants, now, { vendor: row.vendor, game: row.code });
  return {
    game: gameToOffice(facts),
    version: facts.version,
    names: facts.names,
    offers: await offersOf(operator, row, merchants),
    maintenance: maintenance.map(maintenanceToWire),
  };
}

const ofGame = (games: ReturnType<typeof factsAt>, { vendor, code }: GameRow) =>
  games.where('game.vendor', '=', vendor).where('game.code', '=', code).executeTakeFirst();

/** The settings of each of these merchants for a game, with its place among the games of its line. */
export async function offersOf(
  { db, clock }: Operator,
  { vendor, code, game_type: line }: Pick<GameRow, 'vendor' | 'code' | 'game_type'>,
  merchants: readonly string[],
): Promise<Schema<'GameOffer'>[]> {
  const now = clock.now();
  const inLine = sql`from merchant_game o join game g on g.vendor = o.vendor and g.code = o.game_code
    where o.merchant = merchant_game.merchant and g.game_type = ${line} and (g.retired_at is null or g.code = ${code})`;
  const rows = await db
    .selectFrom('merchant_game')
    .select(['merchant', 'state', 'hot_until', 'new_until'])
    .select([marked('hot', now).as('hot'), marked('new', now).as('isNew')])
    .select([
      sql<string>`(select count(*) ${inLine} and (o.position, o.vendor, o.game_code)
        <= (merchant_game.position, merchant_game.vendor, merchant_game.game_code))`.as('place'),
      sql<string>`(select count(*) ${inLine})`.as('of'),
    ])
    .where('vendor', '=', vendor)
    .where('game_code', '=', code)
    .where('merchant', 'in', [...merchants])
    .orderBy('merchant')
    .execute();
  return rows.map((row) => ({
    merchant: row.merchant,
    state: row.state,
    hot: row.hot,
    hotUntil: row.hot ? (row.hot_until?.toISOString() ?? null) : null,
    new: row.isNew,
    newUntil: row.isNew ? (row.new_until?.toISOString() ?? null) : null,
    place: Number(row.place),
    of: Number(row.of),
  }));
}

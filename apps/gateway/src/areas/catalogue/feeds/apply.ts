import type { LanguageCode } from '@parlour/domain';
import { withFeed, type StoredGame } from '@parlour/domain/feed';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { searchText } from '../fold.ts';
import { positionStep, type GameState } from '../tables.ts';
import type { PlannedRow } from './plan.ts';
import type { ImportCounts } from './tables.ts';

const atOnce = 1000;

export interface Application {
  vendor: string;
  rows: readonly PlannedRow[];
  stored: readonly StoredGame[];
  /** The state of new games at merchants that have the vendor and the line. */
  state: Extract<GameState, 'playable' | 'unavailable'>;
}

/**
 * Applies rows to the catalogue in the caller's transaction, all or none. Games that are gone are retired, and keep their place in each
 * merchant's list; new ones are appended.
 */
export async function applyRows(db: Db, { vendor, rows, stored, state }: Application, now: Date): Promise<ImportCounts> {
  const known = new Map(stored.map((game) => [game.code, game]));
  const games = rows.flatMap(({ code, game }) => (game ? [withFeed(known.get(code) ?? null, game)] : []));
  const gone = rows.filter(({ kind }) => kind === 'gone').map(({ code }) => code);
  const pictures = games.filter(({ code, picture }) => picture !== null && picture !== known.get(code)?.picture);
  const { titles, icon } = await db.selectFrom('vendor').select(['titles', 'icon']).where('code', '=', vendor).executeTakeFirstOrThrow();
  for (let from = 0; from < games.length; from += atOnce) {
    const given = games.slice(from, from + atOnce);
    await putGames(db, vendor, given, { titles, icon });
    await offerGames(db, vendor, given, state);
  }
  if (gone.length > 0)
    await db
      .updateTable('game')
      .set((eb) => ({ retired_at: now, version: eb('version', '+', 1) }))
      .where('vendor', '=', vendor)
      .where('code', 'in', gone)
      .execute();
  await askForPictures(db, vendor, pictures, now);
  await sql`select catalogue_grown()`.execute(db);
  const count = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('new'), changed: count('changed'), back: count('back'), retired: gone.length, pictures: pictures.length };
}

type VendorLooks = { titles: Partial<Record<LanguageCode, string>>; icon: string };

/** A new game shows its vendor's icon until its picture has been fetched. */
async function putGames(db: Db, vendor: string, games: readonly StoredGame[], { titles, icon }: VendorLooks): Promise<void> {
  const given = games.map(({ code, names, line, class: gameClass, rtp, volatility, countries, trial }) => ({
    code,
    names,
    line,
    class: gameClass,
    rtp,
    volatility,
    countries,
    trial,
    search: searchText(Object.values(names), Object.values(titles)),
  }));
  await sql`
    insert into game (vendor, code, game_type, game_class, name, names, icon, search, trial, stated_rtp, volatility, barred_countries, version)
    select ${vendor}, code, line, class, names ->> 'EN', names, ${icon}, search, trial, rtp, volatility, countries, 2
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given
      (code text, line text, class text, names jsonb, search text, trial boolean, rtp int, volatility text, countries text[])
    on conflict (vendor, code) do update set
      game_type = excluded.game_type, game_class = excluded.game_class, name = excluded.name, names = excluded.names,
      search = excluded.search, trial = excluded.trial, stated_rtp = excluded.stated_rtp, volatility = excluded.volatility,
      barred_countries = excluded.barred_countries, retired_at = null, version = game.version + 1
  `.execute(db);
}

/** Appends games to the lists of merchants that have the vendor and the line, unless they already have a place. */
async function offerGames(db: Db, vendor: string, games: readonly StoredGame[], state: Application['state']): Promise<void> {
  const given = games.map(({ code, line }, place) => ({ code, line, place }));
  await sql`
    insert into merchant_game (merchant, vendor, game_code, position, hot, is_new, state, version)
    select offer.merchant, ${vendor}, given.code, coalesce(last.position, 0) + (given.place + 1) * ${positionStep}::int, false, false, ${state}, 2
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (code text, line text, place int)
    join merchant_category as category on category.game_type = given.line
    join merchant_vendor as offer on offer.merchant = category.merchant and offer.vendor = ${vendor}
    left join (select merchant, max(position) as position from merchant_game group by merchant) as last on last.merchant = offer.merchant
    on conflict (merchant, vendor, game_code) do nothing
  `.execute(db);
}

async function askForPictures(db: Db, vendor: string, games: readonly StoredGame[], now: Date): Promise<void> {
  const given = JSON.stringify(games.map(({ code, picture }) => ({ code, picture })));
  await sql`
    insert into game_picture (vendor, code, source, status, asked_at)
    select ${vendor}, code, picture, 'waiting', ${now}
    from jsonb_to_recordset(${given}::jsonb) as given (code text, picture text)
    on conflict (vendor, code) do update set source = excluded.source, status = 'waiting', problem = null, asked_at = excluded.asked_at
  `.execute(db);
}

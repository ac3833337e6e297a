import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob } from '../../jobs/job.ts';
import type { Db } from '../../kernel/tables.ts';
import type { NamePlaces } from './tables.ts';

interface Named {
  vendor: string;
  code: string;
  name: string;
  names: Partial<Record<LanguageCode, string>>;
}

/**
 * Stores the rank of each game's name in each language; call it when names have changed. Games without a rank come last in lists by name.
 */
export async function orderNames(db: Db): Promise<void> {
  const games = await db.selectFrom('game').select(['vendor', 'code', 'name', 'names']).execute();
  const places = placesOf(games);
  const given = JSON.stringify(games.map((game, index) => ({ vendor: game.vendor, code: game.code, places: places[index] })));
  await sql`
    update game set name_places = given.places
    from jsonb_to_recordset(${given}::jsonb) as given (vendor text, code text, places jsonb)
    where game.vendor = given.vendor and game.code = given.code and game.name_places <> given.places
  `.execute(db);
}

/** Runs `orderNames` after an import, whose transaction it would prolong; until then new games come last in lists by name. */
export const orderGameNames = timedJob({
  name: 'order-game-names',
  payload: z.object({}),
  run: async (_payload, { db }) => {
    await orderNames(db);
    return 1;
  },
});

/**
 * Ranks names as readers of each language would look them up; equal names have equal ranks. The database cannot do this: Chinese is sorted
 * by pronunciation, and Đ comes after every D, which requires all of ICU's collations.
 */
export function placesOf(games: readonly Named[]): NamePlaces[] {
  const places = games.map((): NamePlaces => ({}));
  for (const language of languageCodes) {
    const { compare } = new Intl.Collator(languages[language].tag);
    const sorted = games
      .map(({ name, names }, index) => ({ index, name: names[language] ?? name }))
      .sort((a, b) => compare(a.name, b.name));
    let place = 0;
    for (const [rank, { index, name }] of sorted.entries()) {
      if (rank > 0 && compare(sorted[rank - 1]!.name, name) !== 0) place = rank;
      places[index]![language] = place;
    }
  }
  return places;
}

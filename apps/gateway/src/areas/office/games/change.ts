import { classesOfLine, tidyLine } from '@parlour/domain';
import { searchText } from '../../catalogue/fold.ts';
import { orderNames } from '../../catalogue/name-order.ts';
import { tellSites } from '../../catalogue/tell-sites.ts';
import { nodeIdOf } from '../../catalogue/to-wire.ts';
import { tell } from '../audit/append.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { pageOfGame } from './page.ts';
import { reasonFor, theGame, type GameRow } from './the-game.ts';

/**
 * Changes facts of a game that are the same at every merchant; fields left out of the input keep their values. Throws `version_conflict`.
 */
export async function changeGame(operator: Operator, input: InputOf<'changeGame'>): Promise<Schema<'GamePage'>> {
  const { db } = operator;
  const row = await theGame(operator, input.game, { toChange: true });
  if (row.version !== input.version)
    throw refused('version_conflict', `${input.game} was changed since version ${input.version}: it is at version ${row.version} now.`);
  const after = await checked(operator, row, input);
  const changed = (Object.keys(after) as (keyof FactsOfGame)[]).filter((field) => !same(after[field], factsOf(row)[field]));
  if (changed.length > 0) {
    const {
      names,
      class: game_class,
      kind,
      rtp,
      volatility,
      hitRate,
      maxWin,
      features,
      countries,
      picture,
    } = { ...factsOf(row), ...after };
    await db
      .updateTable('game')
      .set({
        game_class,
        kind,
        stated_rtp: rtp,
        volatility,
        hit_rate: hitRate,
        max_win: maxWin,
        features,
        barred_countries: countries,
        icon: picture,
      })
      .set({ names: JSON.stringify(names), name: nameOf(names), version: row.version + 1 })
      .set({ search: searchText(Object.values(names), Object.values(row.vendorTitles)) })
      .where('vendor', '=', row.vendor)
      .where('code', '=', row.code)
      .execute();
    if (changed.includes('names')) await orderNames(db);
    await tellSites(operator, null);
  }
  const picked = (facts: Partial<FactsOfGame>) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  tell(operator, { merchant: null, subject: subjectOf(row), before: picked(factsOf(row)), after: picked(after) });
  return pageOfGame(operator, row);
}

/** Removes a game from every merchant's lists. */
export const retireGame = (operator: Operator, input: InputOf<'retireGame'>) => setRetired(operator, input, operator.clock.now());

/** Restores a retired game to its former places. */
export const bringBackGame = (operator: Operator, input: InputOf<'bringBackGame'>) => setRetired(operator, input, null);

async function setRetired(
  operator: Operator,
  { game, reason }: { game: string; reason: string },
  at: Date | null,
): Promise<Schema<'GamePage'>> {
  const row = await theGame(operator, game, { toChange: true });
  const why = reasonFor(reason);
  if ((row.retired_at === null) !== (at === null)) {
    await operator.db
      .updateTable('game')
      .set({ retired_at: at, version: row.version + 1 })
      .where('vendor', '=', row.vendor)
      .where('code', '=', row.code)
      .execute();
    await tellSites(operator, null);
  }
  const isRetired = { before: { retired: row.retired_at !== null }, after: { retired: at !== null } };
  tell(operator, { merchant: null, subject: subjectOf(row), ...isRetired, reason: why });
  return pageOfGame(operator, row);
}

type FactsOfGame = Required<{
  [Field in Exclude<keyof InputOf<'changeGame'>, 'game' | 'version'>]:
    | NonNullable<InputOf<'changeGame'>[Field]>
    | (Field extends 'class' | 'rtp' | 'volatility' | 'hitRate' | 'maxWin' ? null : never);
}>;

function factsOf(row: GameRow): FactsOfGame {
  return {
    names: row.names,
    class: row.game_class,
    kind: row.kind,
    rtp: row.stated_rtp,
    volatility: row.volatility,
    hitRate: row.hit_rate,
    maxWin: row.max_win,
    features: row.features,
    countries: row.barred_countries,
    picture: row.icon,
  };
}

/** The changes in stored form. Throws `field_invalid`. */
async function checked({ db }: Operator, row: GameRow, { game, ...asked }: InputOf<'changeGame'>): Promise<Partial<FactsOfGame>> {
  const facts = Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => field !== 'version' && value !== undefined),
  ) as Partial<FactsOfGame>;
  if (facts.class && !classesOfLine(row.game_type).includes(facts.class))
    throw refused(
      'field_invalid',
      `A game of ${row.game_type} cannot be of the class ${facts.class}: its classes are ${classesOfLine(row.game_type).join(', ')}.`,
    );
  if (facts.names) facts.names = checkedNames(facts.names);
  if (facts.countries) facts.countries = facts.countries.toSorted();
  if (facts.kind === 'VASSALAGE' && row.kind !== 'VASSALAGE') {
    const other = await db
      .selectFrom('game')
      .select('code')
      .where('vendor', '=', row.vendor)
      .where('kind', '=', 'VASSALAGE')
      .executeTakeFirst();
    if (other)
      throw refused(
        'field_invalid',
        `${row.vendor} has a tile that opens its list already, ${nodeIdOf({ vendor: row.vendor, code: other.code })}: ${game} cannot be another.`,
      );
  }
  return facts;
}

function checkedNames(names: Schema<'Texts'>): Schema<'Texts'> {
  const tidied = Object.entries(names).flatMap(([language, name]) => (tidyLine(name) === '' ? [] : [[language, tidyLine(name)] as const]));
  if (tidied.length === 0) throw refused('field_invalid', 'A game needs a name in one language at least.');
  return Object.fromEntries(tidied) as Schema<'Texts'>;
}

const nameOf = (names: Schema<'Texts'>) => names.EN ?? Object.values(names)[0]!;
const same = (a: unknown, b: unknown) => canonical(a) === canonical(b);
const canonical = (value: unknown) =>
  JSON.stringify(value, value && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).toSorted() : undefined);
const subjectOf = (row: GameRow) => ({ kind: 'game', id: nodeIdOf(row) });

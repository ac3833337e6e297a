import { gameTypes, type GameType } from '../game-types.ts';
import { isLanguageCode, languageCodes, languages, type LanguageCode } from '../languages.ts';

/** What a feed can say about a game besides its names in other languages. */
export const feedFacts = ['code', 'name', 'line', 'class', 'rtp', 'volatility', 'countries', 'trial', 'picture'] as const;
/** `name` is the English one, which every game has. */
export type FeedField = (typeof feedFacts)[number] | `name.${LanguageCode}`;

/** Every field, names by language last. */
export const feedFields: readonly FeedField[] = [
  ...feedFacts,
  ...languageCodes.filter((code) => code !== 'EN').map((code): FeedField => `name.${code}`),
];

/** How a vendor's list is read; it is remembered for the vendor's next one. */
export interface FeedMapping {
  /** In which column a field stands. */
  columns: Readonly<Partial<Record<FeedField, string>>>;
  /** The vendor's name of a product line, in any case, and ours. Our own codes need not be listed. */
  lines: Readonly<Record<string, GameType>>;
  /** The line of games for which the feed names none. */
  otherLine: GameType | null;
}

/** The usual headings, tried first for any vendor. */
const usualNames: Readonly<Record<(typeof feedFacts)[number], readonly string[]>> = {
  code: ['code', 'gamecode', 'gameid', 'id', 'slug'],
  name: ['name', 'gamename', 'title', 'names.en', 'name.en', 'nameen', 'englishname'],
  line: ['line', 'gametype', 'type', 'category', 'producttype'],
  class: ['class', 'gameclass', 'classification', 'subcategory', 'subtype'],
  rtp: ['rtp', 'returntoplayer', 'payout', 'statedrtp'],
  volatility: ['volatility', 'variance'],
  countries: ['countries', 'barredcountries', 'restrictedcountries', 'blockedcountries'],
  trial: ['trial', 'demo', 'hasdemo', 'freeplay'],
  picture: ['picture', 'image', 'imageurl', 'icon', 'iconurl', 'thumbnail', 'thumbnailurl'],
};

/** Guesses what the columns are by their headings; a person should review it. */
export function guessMapping(columns: readonly string[]): FeedMapping {
  const byName = new Map(columns.toReversed().map((column) => [wordKey(column), column]));
  const guessed: Partial<Record<FeedField, string>> = {};
  for (const field of feedFacts) {
    const name = usualNames[field].find((each) => byName.has(each));
    if (name !== undefined) guessed[field] = byName.get(name)!;
  }
  for (const code of languageCodes) {
    if (code === 'EN') continue;
    const tags = [code, languages[code].tag].flatMap((tag) => [`name.${tag}`, `names.${tag}`, `name${tag}`]);
    const name = tags.map(wordKey).find((each) => byName.has(each));
    if (name !== undefined) guessed[`name.${code}`] = byName.get(name)!;
  }
  return { columns: guessed, lines: {}, otherLine: null };
}

/** The mapping used before, without columns that are gone, and with guesses for new ones. */
export function mappingFor(columns: readonly string[], remembered: FeedMapping | null): FeedMapping {
  const guessed = guessMapping(columns);
  if (!remembered) return guessed;
  const kept = Object.entries(remembered.columns).filter(([, column]) => columns.includes(column));
  return { ...remembered, columns: { ...guessed.columns, ...Object.fromEntries(kept) } };
}

/** Returns a function that gives our line for a vendor's word, or null for a word that nobody has mapped. */
export function lineReader({ lines, otherLine }: FeedMapping): (word: string) => GameType | null {
  const byKey = new Map<string, GameType>([
    ...gameTypes.map((line) => [wordKey(line), line] as const),
    ...Object.entries(lines).map(([word, line]) => [wordKey(word), line] as const),
  ]);
  return (word) => (word === '' ? otherLine : (byKey.get(wordKey(word)) ?? null));
}

/** The language in which a field is the name; null for another field. */
export function nameLanguage(field: FeedField): LanguageCode | null {
  if (field === 'name') return 'EN';
  const code = field.startsWith('name.') ? field.slice('name.'.length) : '';
  return isLanguageCode(code) ? code : null;
}

/** A word normalised for comparison: case, hyphens, spaces and underscores do not matter. */
export const wordKey = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

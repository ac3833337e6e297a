import { currencies, gameTypes, languageCodes, languages } from '@parlour/domain';
import { gameTypeTitles } from '@parlour/gateway/catalogue';

/** What somebody tells of a new brand: typed as options of `nx g brand`, or asked. */
export interface BrandOptions {
  id: string;
  name: string;
  accent: string;
  currency: string;
  defaultLanguage: string;
  languages?: string[];
  merchantCode?: string;
  /** Parted by commas. */
  domains?: string;
  gameTypes?: string[];
  jurisdiction?: string;
  minimumAge?: number;
}

const choice = (value: string, label: string) => ({ value, label: `${value}  ${label}` });
const text = (description: string, prompt: string) => ({ type: 'string', description, 'x-prompt': prompt });
const oneOf = (description: string, message: string, items: object[]) => ({
  type: 'string',
  description,
  'x-prompt': { message, type: 'list', items },
});
const someOf = (description: string, message: string, items: object[]) => ({
  type: 'array',
  items: { type: 'string' },
  description,
  'x-prompt': { message, type: 'list', multiselect: true, items },
});

const tongues = languageCodes.map((code) => choice(code, languages[code].name));

/** The text of brand-options.json, by which Nx reads the options, asks for what is missing, and shows `--help`. */
export function brandOptionsSchema(): string {
  const properties = {
    id: {
      ...text('Name of the brand folder: small letters, digits, hyphens.', 'Which id has the brand (name of its folder)?'),
      $default: { $source: 'argv', index: 0 },
    },
    name: text('What players call the site.', 'What do players call it?'),
    accent: text('The colour that everything is derived from, such as #2563c4.', 'Which accent colour (#rrggbb)?'),
    currency: oneOf(
      'ISO 4217.',
      'Which currency?',
      Object.entries(currencies).map(([code, { symbol }]) => choice(code, symbol)),
    ),
    defaultLanguage: oneOf('What a visitor reads who has not chosen.', 'Which language is the default?', tongues),
    languages: someOf(
      'All languages that are offered. Without it: the default language and English.',
      'Which languages are offered (none: the default one and English)?',
      tongues,
    ),
    merchantCode: text(
      'The merchant in the books; never changes. Without it: made from the id.',
      'Which merchant code (empty: made from the id)?',
    ),
    // A text, for Nx asks for no list that is typed.
    domains: text(
      'Hosts of the site, the main one first, parted by commas. Without it: <id>.localhost.',
      'Which hosts, the main one first, parted by commas (empty: <id>.localhost)?',
    ),
    gameTypes: someOf(
      'Product lines, in the order of the navigation. Without it: all.',
      'Which product lines (none: all)?',
      gameTypes.map((type) => choice(type, gameTypeTitles[type].EN)),
    ),
    jurisdiction: text(
      '`demo` (play money) or the number of a licence. Without it: demo.',
      'Which licence number (empty: demo, for play money)?',
    ),
    minimumAge: { type: 'number', description: '18 or 21. Without it: 18.' },
  } satisfies Record<keyof BrandOptions, object>;
  const required = ['id', 'name', 'accent', 'currency', 'defaultLanguage'] satisfies (keyof BrandOptions)[];
  const schema = { $schema: 'https://json-schema.org/schema', $id: 'brand', title: 'A new brand', type: 'object', properties, required };
  return `${JSON.stringify({ ...schema, additionalProperties: false }, null, 2)}\n`;
}

import { currencies, currencySymbol, gameTypes, languageCodes, languages, type Currency } from '@parlour/domain';
import { gameTypeTitles } from '@parlour/gateway/catalogue';

/** The facts of a new brand: options of `nx g brand`, which prompts for the missing ones. */
export interface BrandOptions {
  id: string;
  name: string;
  accent: string;
  currency: string;
  defaultLanguage: string;
  languages?: string[];
  merchantCode?: string;
  /** Separated by commas. */
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

const languageChoices = languageCodes.map((code) => choice(code, languages[code].name));

/** The text of brand-options.json, by which Nx reads the options, asks for what is missing, and shows `--help`. */
export function brandOptionsSchema(): string {
  const properties = {
    id: {
      ...text(
        'Folder name of the brand: lower-case letters, digits and hyphens.',
        'Which ID should the brand have (lower-case letters, digits and hyphens)?',
      ),
      $default: { $source: 'argv', index: 0 },
    },
    name: text('The name of the site, as players see it.', 'What is the site called, as players see it?'),
    accent: text(
      'Accent colour that the theme is derived from, such as #2563c4.',
      'Which accent colour should the look be made of (#rrggbb)?',
    ),
    currency: oneOf(
      'ISO 4217 code.',
      'Which currency do its players pay in?',
      (Object.keys(currencies) as Currency[]).map((code) => choice(code, currencySymbol(code, 'en'))),
    ),
    defaultLanguage: oneOf(
      'Language for visitors who have not chosen one.',
      'Which language do visitors see who have not chosen one?',
      languageChoices,
    ),
    languages: someOf(
      'All languages on offer. Default: the default language and English.',
      'Which languages are on offer (choose none for the default language and English)?',
      languageChoices,
    ),
    merchantCode: text(
      'Merchant code in the books; it never changes. Default: derived from the ID.',
      'What is its merchant code (leave empty to derive it from the ID)?',
    ),
    // A string, because Nx cannot prompt for a list of free text.
    domains: text(
      'Hosts of the site, the main one first, separated by commas. Default: <id>.localhost.',
      'On which hosts is the site, the main one first, separated by commas (leave empty for <id>.localhost)?',
    ),
    gameTypes: someOf(
      'Product lines, in the order of the navigation. Default: all.',
      'Which product lines does it offer (choose none for all)?',
      gameTypes.map((type) => choice(type, gameTypeTitles[type].EN)),
    ),
    jurisdiction: text(
      '`demo` (play money) or a licence number. Default: demo.',
      'What is its licence number (leave empty for demo, with play money)?',
    ),
    minimumAge: { type: 'number', description: '18 or 21. Default: 18.' },
  } satisfies Record<keyof BrandOptions, object>;
  const required = ['id', 'name', 'accent', 'currency', 'defaultLanguage'] satisfies (keyof BrandOptions)[];
  // Nx prints the description above the options.
  const description = 'Writes a new brand from its name and a few facts: everything that `npx nx check <id>` asks for.';
  const schema = {
    $schema: 'https://json-schema.org/schema',
    $id: 'brand',
    title: 'A new brand',
    description,
    type: 'object',
    properties,
    required,
  };
  return `${JSON.stringify({ ...schema, additionalProperties: false }, null, 2)}\n`;
}

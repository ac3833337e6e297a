import { setupI18n } from '@lingui/core';
import { formatMoney, isLanguageCode, languageOfWishes, languages, type LanguageCode, type Money } from '@parlour/domain';
import type en from './texts/EN.json';

/** Texts of the shell, and those that it needs from every engine or pack. */
export type ShellText = keyof typeof en | GameText;
type GameText = 'name' | 'loading' | 'play' | 'hurry';

/** ICU messages by id; compiled by the build, uncompiled in tests. */
export type Messages = Readonly<Record<string, string | unknown[]>>;
/** One catalogue per language: shell, engine and pack together, fetched on demand. */
export type Catalogues = Partial<Record<LanguageCode, () => Promise<{ default: Messages }>>>;

/** Says texts, amounts and numbers in one language. `Id` is the closed set of what can be said. */
export interface Texts<Id extends string = ShellText> {
  readonly language: LanguageCode;
  t(id: Id, values?: Readonly<Record<string, string | number>>): string;
  money(amount: Money): string;
  count(value: number): string;
  /** With two to four decimals, as multipliers and rolled numbers are written. */
  decimal(value: number): string;
  /** The same without separators of thousands, for little room and for fields, and with `least` decimals at least. */
  plain(value: number, least?: 0 | 2): string;
  /** `decimal` is in percent, such as `96.34`. */
  percent(decimal: string): string;
  time(iso: string): string;
}

export function createTexts<Id extends string = ShellText>(language: LanguageCode, messages: Messages): Texts<Id> {
  const { tag, formatTag } = languages[language];
  const i18n = setupI18n({ locale: tag, locales: [formatTag], messages: { [tag]: messages as Record<string, string> } });
  const numbers = new Intl.NumberFormat(formatTag);
  const decimals = new Intl.NumberFormat(formatTag, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const plainOnes = { useGrouping: false, maximumFractionDigits: 4 };
  const plain = {
    0: new Intl.NumberFormat(formatTag, plainOnes),
    2: new Intl.NumberFormat(formatTag, { ...plainOnes, minimumFractionDigits: 2 }),
  };
  const percents = new Intl.NumberFormat(formatTag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 10 });
  const times = new Intl.DateTimeFormat(formatTag, { dateStyle: 'short', timeStyle: 'medium' });
  return {
    language,
    t: (id, values) => i18n.t(id, values),
    money: (amount) => formatMoney(amount, formatTag),
    count: (value) => numbers.format(value),
    decimal: (value) => decimals.format(value),
    plain: (value, least = 0) => plain[least].format(value),
    percent: (decimal) => percents.format(Number(decimal) / 100),
    time: (iso) => times.format(new Date(iso)),
  };
}

/** The texts of a language, English where the game has none in it; the document takes their language and direction. */
export async function loadTexts(catalogues: Catalogues, wanted: LanguageCode): Promise<Texts> {
  const language = catalogues[wanted] ? wanted : 'EN';
  const { default: messages } = await catalogues[language]!();
  document.documentElement.lang = languages[language].tag;
  document.documentElement.dir = languages[language].direction;
  return createTexts(language, messages);
}

/** The language while nothing is known of the player: the address's `lang`, else the browser's, else English. */
export function guessLanguage(asked: string | null): LanguageCode {
  if (asked !== null && isLanguageCode(asked)) return asked;
  return languageOfWishes(navigator.languages) ?? 'EN';
}

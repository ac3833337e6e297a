import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import type english from './en.json';

/**
 * The gateway's own texts for members, shown outside the pages: codes, letters, notices and the sandbox cashier. `en.json` is the source.
 */
export type TextKey = keyof typeof english;

/** Values for a text's placeholders. Numbers are written in the digits of the language. */
export type TextValues = Readonly<Record<string, string | number>>;

interface Spoken {
  i18n: I18n;
  /** The keys that the language has itself; other texts fall back to English. */
  own: ReadonlySet<string>;
}

/** Every language's texts, read when the gateway starts. A language without a file, such as a new one, falls back to English. */
const spoken = new Map<LanguageCode, Spoken>(languageCodes.map((code) => [code, read(code)]));

/**
 * A text in a language, with the plural forms, digits and dates of that language. In right-to-left languages each text value is isolated
 * (U+2068, U+2069), so that a brand's name or an address does not reorder itself or its surroundings.
 */
export function textOf(key: TextKey, language: LanguageCode, values: TextValues = {}): string {
  const found = spoken.get(language);
  const own = found?.own.has(key) ? language : 'EN';
  const isolated = languages[own].direction === 'rtl' ? Object.fromEntries(Object.entries(values).map(isolatedValue)) : values;
  return spoken.get(own)!.i18n._(key, isolated);
}

function read(code: LanguageCode): Spoken {
  const file = path.join(import.meta.dirname, `${languages[code].tag}.json`);
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const messages: Messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]));
  const locale = languages[code].formatTag;
  return { i18n: setupI18n({ locale, messages: { [locale]: messages } }), own: new Set(Object.keys(texts)) };
}

const isolatedValue = ([name, value]: [string, string | number]): [string, string | number] => [
  name,
  typeof value === 'string' ? `\u2068${value}\u2069` : value,
];

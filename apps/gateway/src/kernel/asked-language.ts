import { isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Merchant } from './merchants.ts';

/** A text in each language that has it. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** The language that names and texts of an answer are in: the one asked for where the merchant has it, else the merchant's default. */
export function askedLanguage(merchant: Merchant, asked: string | undefined): LanguageCode {
  return asked !== undefined && isLanguageCode(asked) && merchant.languages.includes(asked) ? asked : merchant.defaultLanguage;
}

/**
 * A text in this language; where nobody wrote it, in the merchant's default language, then in English, then in whatever
 * language it was written in first. Empty when it says nothing at all.
 */
export function textIn(texts: Texts, language: LanguageCode, { defaultLanguage }: Pick<Merchant, 'defaultLanguage'>): string {
  return texts[language] ?? texts[defaultLanguage] ?? texts.EN ?? Object.values(texts)[0] ?? '';
}

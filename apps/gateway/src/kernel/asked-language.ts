import { isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Merchant } from './merchants.ts';

/** A text in each language that has it. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** The language for names and texts in an answer: the requested one if the merchant offers it, otherwise the merchant's default. */
export function askedLanguage(merchant: Merchant, asked: string | undefined): LanguageCode {
  return asked !== undefined && isLanguageCode(asked) && merchant.languages.includes(asked) ? asked : merchant.defaultLanguage;
}

/**
 * A text in this language, falling back to the merchant's default language, then English, then the first language that has it. Empty if
 * none has.
 */
export function textIn(texts: Texts, language: LanguageCode, { defaultLanguage }: Pick<Merchant, 'defaultLanguage'>): string {
  return texts[language] ?? texts[defaultLanguage] ?? texts.EN ?? Object.values(texts)[0] ?? '';
}

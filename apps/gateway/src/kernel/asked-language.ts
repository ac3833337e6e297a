import { isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Merchant } from './merchants.ts';

/** A text in each language that has it. */
export type Texts = Partial<Record<LanguageCode, string>>;

/** The language that names and texts of an answer are in: the one asked for where the merchant has it, else the merchant's default. */
export function askedLanguage(merchant: Merchant, asked: string | undefined): LanguageCode {
  return asked !== undefined && isLanguageCode(asked) && merchant.languages.includes(asked) ? asked : merchant.defaultLanguage;
}

/** A text in this language; where nobody wrote it, in English, which every text has. */
export function textIn(texts: Texts, language: LanguageCode): string {
  return texts[language] ?? texts.EN ?? '';
}

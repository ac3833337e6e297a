import { languages, type LanguageCode } from '@parlour/domain';

/** The language and direction of an item, which may not be written in the page's language (content N3). */
export function inLanguage(code: string | undefined): { lang?: string; dir?: 'rtl' | 'ltr' } {
  const known = languages[code as LanguageCode] as (typeof languages)[LanguageCode] | undefined;
  return known ? { lang: known.tag, dir: known.direction } : {};
}

import { isLanguageCode, languageOfTag, languages, type LanguageCode } from '@parlour/domain';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { brand } from '@parlour/brand';
import { catalogs } from 'virtual:brand-catalogs';

const YEAR_S = 365 * 24 * 60 * 60;
const STORAGE_KEY = 'parlour.language';

/** The texts of a language. Rejects when their script cannot be fetched. */
export async function textsOf(language: LanguageCode): Promise<Messages> {
  const load = catalogs[language];
  if (!load) throw new RangeError(`${language} is no language of this brand`);
  return (await load()).messages;
}

export function speak(i18n: I18n, language: LanguageCode, messages: Messages): void {
  i18n.loadAndActivate({ locale: languages[language].tag, messages });
}

/** An i18n of its own for each page: pages of several languages are rendered at once at build time. */
export async function speaking(language: LanguageCode): Promise<I18n> {
  const i18n = setupI18n();
  speak(i18n, language, await textsOf(language));
  return i18n;
}

export function languageOf(i18n: I18n): LanguageCode {
  return languageOfTag(i18n.locale) ?? brand.defaultLanguage;
}

/** The language of the page as it came: what was rendered, else the visitor's choice, else the brand's default. */
export function languageOfPage(): LanguageCode {
  const rendered = languageOfTag(document.documentElement.lang);
  if (rendered && brand.languages.includes(rendered)) return rendered;
  const chosen = cookie('lang') ?? '';
  return isLanguageCode(chosen) && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

/** Keeps the visitor's choice: the gateway chooses the rendered page by the cookie. */
export function rememberLanguage(language: LanguageCode): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden; the cookie is what counts.
  }
}

/** Says to the browser and to screen readers which language the page is in, and which way it runs. */
export function markDocument(language: LanguageCode): void {
  document.documentElement.lang = languages[language].tag;
  document.documentElement.dir = languages[language].direction;
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

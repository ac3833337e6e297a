import { isLanguageCode, languageOfTag, languages, type LanguageCode } from '@parlour/domain';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { brand } from '@parlour/brand';
import { store } from '@parlour/ui/browser-storage';
import { catalogs, laterCatalogs } from 'virtual:brand-catalogs';

const YEAR_S = 365 * 24 * 60 * 60;
const STORAGE_KEY = 'parlour.language';

/** Every text of a language. Rejects if a script with them cannot be loaded. */
export async function textsOf(language: LanguageCode): Promise<Messages> {
  const [first, later] = await Promise.all([textsFrom(catalogs, language), textsFrom(laterCatalogs, language)]);
  return { ...first, ...later };
}

async function textsFrom(all: typeof catalogs, language: LanguageCode): Promise<Messages> {
  const load = all[language];
  if (!load) throw new RangeError(`${language} is no language of this brand`);
  return (await load()).messages;
}

declare global {
  /** Resolves when the texts of later scripts are there: the build makes those scripts wait for it (partTexts of libs/brand). */
  var parlourLaterTexts: (() => Promise<void>) | undefined;
}

/** How long until texts that failed to load are requested again, in ms; otherwise what waits for them would never run. */
const tryAgainAfter = 2_000;

/** Gives scripts that load later their texts, in the page's language at that time. */
export function bringTextsLater(i18n: I18n): void {
  let coming: Promise<void> | undefined;
  const bring = async () => {
    const language = languageOf(i18n);
    try {
      const texts = await textsFrom(laterCatalogs, language);
      // Added by hand: `load` would redraw the whole page, which shows none of them. A visitor who changed the language meanwhile got them
      // with it.
      if (languageOf(i18n) === language) Object.assign(i18n.messages, texts);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainAfter));
      await bring();
    }
  };
  globalThis.parlourLaterTexts = () => (coming ??= bring());
}

/** Texts, plurals and figures are those of the language from now on: `i18n.locale` is what `Intl` receives. */
export function speak(i18n: I18n, language: LanguageCode, messages: Messages): void {
  i18n.loadAndActivate({ locale: languages[language].formatTag, messages });
}

/**
 * A separate i18n with the texts of the first view for each page: pages of several languages are rendered at once at build time. `change`
 * turns them into a pseudo-language.
 */
export async function speaking(language: LanguageCode, change: (messages: Messages) => Messages = (messages) => messages): Promise<I18n> {
  const i18n = setupI18n();
  speak(i18n, language, change(await textsFrom(catalogs, language)));
  return i18n;
}

export function languageOf(i18n: I18n): LanguageCode {
  return languageOfTag(i18n.locale) ?? brand.defaultLanguage;
}

/** The language of the page as it arrived: what was rendered, otherwise the visitor's choice, otherwise the brand's default. */
export function languageOfPage(): LanguageCode {
  const rendered = languageOfTag(document.documentElement.lang);
  if (rendered && brand.languages.includes(rendered)) return rendered;
  const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? '';
  return isLanguageCode(chosen) && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

/** Keeps the visitor's choice: the gateway chooses the rendered page by the cookie. */
export function rememberLanguage(language: LanguageCode): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  store('browser', STORAGE_KEY, language);
}

/** Tells the browser and screen readers the page's language and direction. */
export function markDocument(language: LanguageCode): void {
  const { tag, direction } = languages[language];
  Object.assign(document.documentElement, { lang: tag, dir: direction });
}

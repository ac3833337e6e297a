import { isLanguageCode, languageOfTag, languages, type LanguageCode } from '@parlour/domain';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { brand } from '@parlour/brand';
import { catalogs, laterCatalogs } from 'virtual:brand-catalogs';

const YEAR_S = 365 * 24 * 60 * 60;
const STORAGE_KEY = 'parlour.language';

/** Every text of a language. Rejects when a script with them cannot be fetched. */
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
  /** Resolves when the texts are there of scripts that are not of the first view: the build makes those wait for it (partTexts of libs/brand). */
  var parlourLaterTexts: (() => Promise<void>) | undefined;
}

/** How long until texts that could not be fetched are fetched again, in ms; what waits for them would never run otherwise. */
const tryAgainAfter = 2_000;

/** Lets scripts that come later have their texts, in the language that the page speaks by then. */
export function bringTextsLater(i18n: I18n): void {
  let coming: Promise<void> | undefined;
  const bring = async () => {
    const language = languageOf(i18n);
    try {
      const texts = await textsFrom(laterCatalogs, language);
      // Put in by hand: `load` would have the whole page drawn again, which shows none of them. Who changed the language meanwhile got them with it.
      if (languageOf(i18n) === language) Object.assign(i18n.messages, texts);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainAfter));
      await bring();
    }
  };
  globalThis.parlourLaterTexts = () => (coming ??= bring());
}

/** Texts, plurals and figures are those of the language from now on: `i18n.locale` is what `Intl` is given. */
export function speak(i18n: I18n, language: LanguageCode, messages: Messages): void {
  i18n.loadAndActivate({ locale: languages[language].formatTag, messages });
}

/** An i18n with the texts of the first view, of its own for each page: pages of several languages are rendered at once at build time. `change` makes a pseudo-language of them. */
export async function speaking(language: LanguageCode, change: (messages: Messages) => Messages = (messages) => messages): Promise<I18n> {
  const i18n = setupI18n();
  speak(i18n, language, change(await textsFrom(catalogs, language)));
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

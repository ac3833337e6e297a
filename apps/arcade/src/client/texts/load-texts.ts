import { isLanguageCode, languages, type LanguageCode } from '@parlour/domain';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/700.css';
import '@fontsource/noto-sans-arabic/500.css';
import '@fontsource/noto-sans-arabic/700.css';
import '@fontsource/noto-sans-bengali/500.css';
import '@fontsource/noto-sans-bengali/700.css';
import '@fontsource/noto-sans-thai/500.css';
import '@fontsource/noto-sans-thai/700.css';
import type { Texts } from './en.ts';

const loaders: Record<LanguageCode, () => Promise<{ texts: Texts }>> = {
  EN: () => import('./en.ts'),
  BN: () => import('./bn.ts'),
  VI: () => import('./vi.ts'),
  CN: () => import('./cn.ts'),
  TH: () => import('./th.ts'),
  AR: () => import('./ar.ts'),
};

/** The texts of a language, fetched when it is asked for; the document takes its language and direction. */
export async function loadTexts(code: LanguageCode): Promise<Texts> {
  const { texts } = await loaders[code]();
  document.documentElement.lang = languages[code].tag;
  document.documentElement.dir = languages[code].direction;
  return texts;
}

/** The language before anything is known of the player: the address's `lang`, else the browser's, else English. */
export function guessLanguage(asked: string | null): LanguageCode {
  if (asked !== null && isLanguageCode(asked)) return asked;
  const wanted = navigator.languages.map((tag) => tag.toLowerCase());
  const found = Object.entries(languages).find(([, { tag }]) => wanted.some((each) => each.split('-')[0] === tag.split('-')[0]));
  return (found?.[0] as LanguageCode | undefined) ?? 'EN';
}

/** Puts values into `{name}` places. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

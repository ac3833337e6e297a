import { languages, type LanguageCode } from '@parlour/domain';
import { isPseudoLanguage, pseudoLanguages, type PseudoLanguageCode } from '@parlour/domain/pseudo-languages';
import { looks } from 'virtual:brands';

/** The look chosen in the toolbars. */
export interface Look {
  brand: string;
  theme: 'dark' | 'light';
  language: LanguageCode | PseudoLanguageCode;
  direction: 'auto' | 'ltr' | 'rtl';
  /** `auto`, or one of the theme's `densities`. */
  density: string;
}

const sheet = document.head.appendChild(document.createElement('style'));
let shown: string | null = null;

/** Applies the look to the page; fonts load when text uses them. */
export async function dress({ brand, theme, language, direction, density }: Look): Promise<void> {
  const html = document.documentElement;
  const { tag, direction: own } = isPseudoLanguage(language) ? pseudoLanguages[language] : languages[language];
  html.dataset['theme'] = theme;
  html.lang = tag;
  html.dir = direction === 'auto' ? own : direction;
  if (density === 'auto') delete html.dataset['density'];
  else html.dataset['density'] = density;
  if (shown === brand) return;
  const load = looks[brand];
  if (!load) throw new RangeError(`there is no brand ${brand}`);
  sheet.textContent = (await load()).default;
  shown = brand;
}

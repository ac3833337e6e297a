import '../theme/base.css.ts';
import { brandTokensSchema, makeTheme, type ThemeName } from '../theme/make-theme.ts';
import fixture from '../theme/neutral.fixture.json' with { type: 'json' };

const sheet = document.head.appendChild(document.createElement('style'));
sheet.textContent = makeTheme(brandTokensSchema.parse(fixture), 'dark');

/** Applies the fixture's theme to the test page. */
export function dress(theme: ThemeName, direction: 'ltr' | 'rtl' = 'ltr'): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dir = direction;
  document.documentElement.lang = 'en';
}

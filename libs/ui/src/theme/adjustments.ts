import { hex, lightnessOf, toneOf } from './color.ts';
import { palette } from './palette.ts';
import type { BrandTokens, ColorToken, ThemeName } from './tokens.ts';

/** A brand colour that a theme adjusts for legibility. */
export interface Adjustment {
  /** Its place in tokens.json, such as `color.accent`. */
  token: string;
  stated: string;
  shown: string;
  why: string;
}

/** Half the distance between steps of a ramp: smaller differences are not visible side by side. */
const visible = 0.045;

/** The colours of a brand that a theme lightens or darkens visibly. */
export function adjustments(tokens: BrandTokens, theme: ThemeName): Adjustment[] {
  const { accent, second, win, danger } = tokens.color;
  const { surface, text } = tokens.color[theme];
  const colors = palette(tokens, theme);
  const [page, letters] = theme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  const rows: readonly (readonly [string, ColorToken, string, string])[] = [
    ['accent', accent, colors.accent, 'it must stand out from the page, and letters must be readable on it'],
    ['second', second, colors.second, 'white letters must be readable on it'],
    ['win', win, colors.win, 'letters must be readable on it'],
    ['danger', danger, colors.danger, 'white letters must be readable on it'],
    [`${theme}.surface`, surface, colors.surface, `the page of the ${theme} theme must be ${page} enough for everything on it`],
    [`${theme}.text`, text, colors.text, `text of the ${theme} theme must be ${letters} enough on every surface`],
  ];
  return rows.flatMap(([name, token, shown, why]) =>
    Math.abs(toneOf(token).l - lightnessOf(shown)) < visible ? [] : [{ token: `color.${name}`, stated: hex(toneOf(token)), shown, why }],
  );
}

import { clamp, hex, type Tone } from './color.ts';
import { rampOf } from './ramp.ts';
import type { ThemeName } from './tokens.ts';

/** Surfaces that text of any kind may stand on. */
export const surfaceNames = [
  'surface',
  'surfaceRaised',
  'surfaceOverlay',
  'surfaceSunken',
  'surfaceHover',
  'surfaceActive',
  'surfaceHeader',
] as const;

/** The page's tone, kept within the lightness range of its theme. */
export const pageIn = (page: Tone, theme: ThemeName): Tone => ({
  ...page,
  l: theme === 'dark' ? clamp(page.l, 0.13, 0.25) : clamp(page.l, 0.94, 1),
});

/** Elevation by lightness, on the ramp of the page: raised and overlay surfaces come closer, sunken ones recede. */
export function surfaces(page: Tone, theme: ThemeName) {
  const dark = theme === 'dark';
  const base = pageIn(page, theme).l;
  const [min, max] = dark ? [0.1, 0.36] : [0.88, 1];
  const ramp = rampOf({ ...page, l: base });
  const at = (step: number) => hex(ramp(clamp(base + step, min, max)));
  return dark
    ? {
        surface: at(0),
        surfaceRaised: at(0.04),
        surfaceOverlay: at(0.065),
        surfaceSunken: at(-0.035),
        surfaceHover: at(0.085),
        surfaceActive: at(0.11),
        surfaceHeader: at(0.02),
      }
    : {
        surface: at(0),
        surfaceRaised: at(0.04),
        surfaceOverlay: at(0.04),
        surfaceSunken: at(-0.022),
        surfaceHover: at(-0.035),
        surfaceActive: at(-0.055),
        surfaceHeader: at(0.03),
      };
}

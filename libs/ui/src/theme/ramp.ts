import { hex, isGold, withLightness, worstContrastOn, type Tone } from './color.ts';

/**
 * One hue from black to white, by lightness (0-1): the source of a colour's states, borders, tints and text. It passes through
 * the tone it was derived from, and loses chroma towards both ends as pigments do, faster towards the light. Gold darkens to
 * bronze.
 */
export type Ramp = (lightness: number) => Tone;

export function rampOf(base: Tone): Ramp {
  return (lightness) => {
    const at = withLightness(base, lightness);
    const way = at.l > base.l ? (at.l - base.l) / Math.max(0.01, 1 - base.l) : (base.l - at.l) / Math.max(0.01, base.l);
    const kept = at.l > base.l ? 1 - 0.82 * way ** 1.4 : 1 - 0.55 * way ** 1.6;
    const h = isGold(base) && at.l < base.l ? base.h - 22 * way ** 0.7 : base.h;
    return { l: at.l, c: base.c * kept, h };
  };
}

/** The lightness of a ramp's named steps, 50 to 950 as designers know them. */
export const rampSteps = {
  50: 0.975,
  100: 0.945,
  200: 0.89,
  300: 0.82,
  400: 0.74,
  500: 0.65,
  600: 0.56,
  700: 0.47,
  800: 0.38,
  900: 0.29,
  950: 0.21,
} as const;

/**
 * The tone of a ramp nearest to `from`, lighter (`1`) or darker (`-1`), that reaches `ratio` on every background.
 * Returns the end of the scale where even that is not enough; the tests of `contrastPairs` detect it.
 */
export function readable(ramp: Ramp, from: number, backgrounds: readonly string[], ratio: number, direction: 1 | -1): Tone {
  const contrast = worstContrastOn(backgrounds);
  for (let l = from; l >= 0 && l <= 1; l += 0.01 * direction) {
    if (contrast(hex(ramp(l))) >= ratio) return ramp(l);
  }
  return { l: direction === 1 ? 1 : 0, c: 0, h: 0 };
}

import { between, hex, hueDistance, isGold, rotate, textOn, worstContrast, type Tone } from './color.ts';
import { rampOf, readable } from './ramp.ts';

/** A fill with its states and text colour. Hover and press move away from the text colour, so contrast only increases. */
export function fill(base: Tone) {
  const on = textOn(base);
  const away = on.l > 0.5 ? -1 : 1;
  const ramp = rampOf(base);
  return {
    base: hex(base),
    end: hex(rotate(ramp(base.l + 0.05 * away), isGold(base) ? 0 : 14)),
    hover: hex(ramp(base.l + 0.04 * away)),
    active: hex(ramp(base.l + 0.08 * away)),
    on: hex(on),
  };
}

/** A mid-tone on which white text is almost legible is darkened slightly, which is calmer than black text on red. */
export function forWhite(tone: Tone): Tone {
  if (tone.l > 0.64) return tone;
  const deeper = readable(rampOf(tone), tone.l, ['#ffffff'], 4.6, -1);
  return tone.l - deeper.l <= 0.08 ? deeper : tone;
}

/**
 * A dark tint shifts towards the page's hue: slightly for similar hues, strongly for opposite ones, or brass would turn brown in dark
 * themes.
 */
export function nightTint(tone: Tone, page: Tone, depth = 0): string {
  const lean = 0.25 + 0.6 * (hueDistance(tone, page) / 180) ** 4;
  return hex({ ...between({ ...tone, c: Math.min(tone.c, 0.09 + depth) }, page, lean), l: 0.3 + depth });
}

/** A fill that stands out from the page behind it: at least 3:1. */
export function outstanding(tone: Tone, page: string, direction: 1 | -1): Tone {
  const base = forWhite(tone);
  return worstContrast(hex(base), [page]) >= 3 ? base : forWhite(readable(rampOf(base), base.l, [page], 3.05, direction));
}

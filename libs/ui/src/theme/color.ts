import { clampChroma, converter, formatHex, wcagLuminance, type Oklch } from 'culori';
import type { ColorToken } from './tokens.ts';

/** A colour while it is being derived: lightness 0-1, chroma, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toneOf({ $value: { components } }: ColorToken): Tone {
  return { l: components[0], c: components[1], h: components[2] };
}

/** The nearest sRGB colour as `#rrggbb`; chroma gives way before lightness does. */
export function hex({ l, c, h }: Tone): string {
  const color: Oklch = { mode: 'oklch', l: clamp(l, 0, 1), c, h };
  return formatHex(clampChroma(color, 'oklch'));
}

const oklch = converter('oklch');

/** The lightness (0-1) of a colour returned by `hex`. */
export const lightnessOf = (color: string): number => oklch(color)!.l;

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
export const withLightness = (tone: Tone, l: number): Tone => ({ ...tone, l: clamp(l, 0, 1) });
export const rotate = (tone: Tone, degrees: number): Tone => ({ ...tone, h: (tone.h + degrees + 360) % 360 });

/** Yellows look oily when darkened or shifted towards green; shift them to orange instead. */
export const isGold = ({ h }: Tone): boolean => h > 60 && h < 125;

/** Interpolates two tones in OKLab: opposite hues pass through grey, never through a third hue. `at` 0 gives `a`, 1 gives `b`. */
export function between(a: Tone, b: Tone, at: number): Tone {
  const part = (tone: Tone, weight: number) => {
    const turn = (tone.h * Math.PI) / 180;
    return [tone.c * Math.cos(turn) * weight, tone.c * Math.sin(turn) * weight] as const;
  };
  const [x, y] = [part(a, 1 - at), part(b, at)];
  const [green, blue] = [x[0] + y[0], x[1] + y[1]];
  const h = (Math.atan2(blue, green) * 180) / Math.PI;
  return { l: a.l + (b.l - a.l) * at, c: Math.hypot(green, blue), h: (h + 360) % 360 };
}

/** How far apart two hues are, 0 to 180 degrees. */
export const hueDistance = (a: Tone, b: Tone): number => Math.abs(((b.h - a.h + 540) % 360) - 180);

/** The lowest contrast ratio (WCAG 2.2, 1 to 21) on any of `backgrounds`. */
export function worstContrast(color: string, backgrounds: readonly string[]): number {
  return worstContrastOn(backgrounds)(color);
}

/** The same for many colours, converting the backgrounds only once. */
export function worstContrastOn(backgrounds: readonly string[]): (color: string) => number {
  const behind = backgrounds.map((background) => wcagLuminance(background));
  return (color) => {
    const own = wcagLuminance(color);
    return Math.min(...behind.map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)));
  };
}

/** A near-white or near-black in the fill's hue for text on it, whichever has more contrast. One of the two reaches 4.5 on any fill. */
export function textOn(fill: Tone): Tone {
  const light: Tone = { l: 0.995, c: 0.004, h: fill.h };
  const dark: Tone = { l: 0.17, c: Math.min(0.04, fill.c / 3), h: fill.h };
  const background = [hex(fill)];
  const lightRatio = worstContrast(hex(light), background);
  // White text on a coloured button looks calmer than black, so it is preferred as long as it is legible.
  if (lightRatio >= 4.5) return light;
  if (worstContrast(hex(dark), background) >= 4.5) return dark;
  return lightRatio > 4.55 ? { l: 1, c: 0, h: 0 } : { l: 0, c: 0, h: 0 };
}

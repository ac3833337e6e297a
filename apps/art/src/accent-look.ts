import type { BannerId, MotifName } from '@parlour/gateway/catalogue';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { clampChroma, formatHex } from 'culori';
import { accentGrounds } from './accent-grounds.ts';
import type { BrandLook } from './brand-look.ts';
import { seeded } from './drawing.ts';
import { gold, type Palette, type Tones } from './palettes.ts';

/** Lightness, chroma and hue (OKLCH), as `tokens.json` states a colour. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** The two colours of which a brand's banners are made. */
export function colorsOf({ color }: Pick<BrandTokens, 'color'>): { accent: Tone; second: Tone } {
  return { accent: color.accent.$value.components, second: color.second.$value.components };
}

/** Each banner has its own offset from the accent: one family, five moods. Degrees of hue, and how much lighter. */
const moods: Readonly<Record<BannerId, readonly [turn: number, lift: number]>> = {
  'lotus-lanterns': [0, 0],
  'evening-tables': [-26, -0.03],
  'deep-water': [28, 0],
  'free-play': [12, 0.05],
  'open-books': [-12, -0.05],
};

type Three = readonly [MotifName, MotifName, MotifName];
/** What each banner may show; the first of three is the large one in the middle. */
const shown: Readonly<Record<BannerId, readonly Three[]>> = {
  'lotus-lanterns': [
    ['lotusLantern', 'gem', 'kite'],
    ['lotusLantern', 'marigold', 'comet'],
    ['lotusLantern', 'fan', 'pearl'],
  ],
  'evening-tables': [
    ['roulette', 'blackjack', 'dice'],
    ['blackjack', 'threeCards', 'roulette'],
    ['roulette', 'baccarat', 'domino'],
  ],
  'deep-water': [
    ['koi', 'jellyfish', 'pearl'],
    ['turtle', 'seahorse', 'koi'],
    ['jellyfish', 'shark', 'pearl'],
  ],
  'free-play': [
    ['piglet', 'cherry', 'coconut'],
    ['cat', 'fan', 'mango'],
    ['rabbit', 'cherry', 'kite'],
  ],
  'open-books': [
    ['shield', 'dice', 'kenoGrid'],
    ['shield', 'domino', 'gem'],
    ['shield', 'mahjong', 'dice'],
  ],
};

/**
 * The fallback look for a brand without artwork: colours derived from its own two, and a ground and pictures picked by its id, so that
 * brands with similar colours still look different.
 */
export function accentLook({ id, accent, second }: { id: string; accent: Tone; second: Tone }): BrandLook {
  const random = seeded(`look/${id}`);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const each = <Value>(value: (banner: BannerId) => Value) =>
    // As many entries as there are keys in `moods`.
    Object.fromEntries((Object.keys(moods) as BannerId[]).map((banner) => [banner, value(banner)])) as Record<BannerId, Value>;
  return {
    ground: one(accentGrounds),
    colours: each((banner) => family(accent, second, ...moods[banner])),
    motifs: each((banner) => one(shown[banner])),
  };
}

function family([, chroma, hue]: Tone, [, , secondHue]: Tone, turn: number, lift: number): Palette {
  // A grey accent stays grey; a shrill one gets no shriller.
  const strength = Math.min(1, chroma / 0.14);
  const own = (l: number, c: number): string => tone(l + lift, c * strength, hue + turn);
  const other = (l: number, c: number): string => tone(l, c * strength, secondHue + turn);
  return {
    deep: own(0.21, 0.06),
    mid: own(0.42, 0.12),
    light: own(0.7, 0.15),
    main: [other(0.93, 0.05), other(0.68, 0.16), other(0.38, 0.11)] satisfies Tones,
    accent: gold,
    glow: tone(0.91, 0.09, 85),
  };
}

const tone = (l: number, c: number, h: number): string => formatHex(clampChroma({ mode: 'oklch', l, c, h: (h + 360) % 360 }, 'oklch'));

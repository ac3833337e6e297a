import type { BannerId, MotifName } from '@parlour/gateway/catalogue';
import { c, e, g, many, n, p, r, s, type Kit } from './drawing.ts';
import { gold, palettes, type Palette } from './palettes.ts';

/** The ground of a banner, by the size of its picture and of its calm part (which lies at the start, or on top on phones). */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Centre of what the banner shows. */
  readonly x: number;
  readonly y: number;
}

/** How a brand's banners look. Text on them is light in every brand: the calm part is always dark. */
export interface BrandLook {
  readonly colours: Readonly<Record<BannerId, Palette>>;
  readonly motifs: Readonly<Record<BannerId, readonly [MotifName, MotifName, MotifName]>>;
  readonly ground: (kit: Kit, colours: Palette, ground: Ground, random: () => number) => string;
}

const lamps = (kit: Kit, colours: Palette, { width, height }: Ground, random: () => number): string =>
  many(16, () =>
    c(width * 0.3 + random() * width * 0.7, random() * height, 6 + random() * 26, kit.f(`${colours.glow}@.5`, `${colours.glow}@0`)),
  );

/** A night on the river: lit from behind, rounded, an alpona (floor painting of rice paste) around what is shown. */
const riverNight: BrandLook['ground'] = (kit, colours, ground, random) => {
  const { width, height, x, y } = ground;
  const petal = (radius: number, size: number): string =>
    p(
      `M0-${radius}C${size}-${radius + size} ${size}-${radius + size * 2} 0-${radius + size * 2.6}C-${size}-${radius + size * 2} -${size}-${radius + size} 0-${radius}Z`,
      'none',
      `stroke="${colours.glow}" stroke-width="3"`,
    );
  const wave = (level: number): string =>
    `M0 ${n(height * level)}q${n(width / 16)}-18 ${n(width / 8)} 0${many(7, () => `t${n(width / 8)} 0`)}`;
  const flower = (index: number): string => c(0, 0, 15, kit.o('#fff0a0', index % 2 === 0 ? '#ff9a12' : '#ffd21f', '#b8450a'));
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    c(x, y, height * 0.75, kit.f(`${colours.light}@.9`, `${colours.mid}@.5`, `${colours.mid}@0`)) +
    lamps(kit, colours, ground, random) +
    g(
      `translate(${n(x)} ${n(y)})`,
      kit.around(16, petal(190, 22)) + kit.around(32, c(0, -176, 4, colours.glow)) + kit.around(24, petal(262, 14)),
      'opacity=".38"',
    ) +
    p(`${wave(0.84)}V${height}H0Z`, colours.deep, 'opacity=".55"') +
    p(`${wave(0.92)}V${height}H0Z`, colours.deep, 'opacity=".7"') +
    s(wave(0.84), colours.glow, 2, 'opacity=".4"') +
    many(11, (index) => g(`translate(${n(x - 300 + index * 60)} ${n(-6 + Math.sin((index / 10) * Math.PI) * 46)})`, flower(index)))
  );
};

/** A morning paper: a lacquer panel with ruled lines for the text, a straight edge, and a print of hills and river on rice paper. */
const morningPaper: BrandLook['ground'] = (kit, colours, { width, height, x }) => {
  const wide = width > height;
  const [left, top] = wide ? [width * 0.48, 0] : [0, height * 0.46];
  const right = width - left;
  const bottom = height - top;
  const at = (fx: number, fy: number): string => `${n(left + fx * right)} ${n(top + fy * bottom)}`;
  const lattice = wide
    ? many(
        16,
        (index) =>
          r(left - 17, index * 32 + 4, 22, 22, 0, 'none', `stroke="${gold[1]}" stroke-width="2"`) +
          r(left - 11, index * 32 + 10, 10, 10, 0, gold[1]),
      )
    : many(
        26,
        (index) =>
          r(index * 32 + 4, top - 17, 22, 22, 0, 'none', `stroke="${gold[1]}" stroke-width="2"`) +
          r(index * 32 + 10, top - 11, 10, 10, 0, gold[1]),
      );
  return (
    r(left, top, right, bottom, 0, kit.v('#f8f1df', '#efe3c6')) +
    c(x + (wide ? 60 : 120), top + bottom * 0.4, Math.min(right, bottom) * 0.36, kit.v(colours.accent[1], colours.main[1])) +
    p(
      `M${at(0, 0.62)}Q${at(0.14, 0.4)} ${at(0.3, 0.6)}Q${at(0.5, 0.34)} ${at(0.66, 0.58)}Q${at(0.84, 0.4)} ${at(1, 0.56)}V${height}H${n(left)}Z`,
      colours.light,
      'opacity=".45"',
    ) +
    p(
      `M${at(0, 0.74)}Q${at(0.22, 0.56)} ${at(0.44, 0.74)}Q${at(0.72, 0.56)} ${at(1, 0.7)}V${height}H${n(left)}Z`,
      colours.mid,
      'opacity=".7"',
    ) +
    r(left, top + bottom * 0.8, right, bottom * 0.2, 0, colours.deep) +
    s(
      many(5, (index) => `M${at(0.06 + (index % 2) * 0.3, 0.83 + index * 0.035)}h${n(right * 0.5)}`),
      '#f8f1df',
      2,
      'opacity=".5"',
    ) +
    r(0, 0, wide ? left : width, wide ? height : top, 0, colours.deep) +
    s(
      wide ? `M28 28H${n(left - 46)}M28 ${height - 28}H${n(left - 46)}` : `M28 28H${width - 28}M28 ${n(top - 44)}H${width - 28}`,
      gold[1],
      2,
      'opacity=".7"',
    ) +
    s(
      wide ? `M28 34H${n(left - 46)}M28 ${height - 34}H${n(left - 46)}` : `M28 34H${width - 28}M28 ${n(top - 50)}H${width - 28}`,
      gold[1],
      1,
      'opacity=".7"',
    ) +
    r(wide ? left - 22 : 0, wide ? 0 : top - 22, wide ? 32 : width, wide ? height : 32, 0, colours.deep) +
    lattice
  );
};

/** Nobody's: quiet arcs. */
const arcs: BrandLook['ground'] = (kit, colours, { width, height, x, y }) =>
  r(0, 0, width, height, 0, kit.d(colours.deep, colours.mid)) +
  many(6, (index) =>
    c(x, y, 120 + index * 90, 'none', `stroke="${colours.light}" stroke-width="${12 - index * 1.6}" opacity="${n(0.4 - index * 0.06)}"`),
  ) +
  c(x, y, height * 0.6, kit.f(`${colours.glow}@.6`, `${colours.glow}@0`)) +
  e(x, y + 190, 240, 26, '#000', 'opacity=".25"');

const dusk: Palette = { ...palettes.plum, deep: '#230a2c', mid: '#6d1a52', light: '#e8588e', main: palettes.rose.main, glow: '#ffd98a' };
const lacquer: Palette = {
  ...palettes.jade,
  deep: '#0b3a30',
  mid: '#1f7a62',
  light: '#6fb89a',
  main: palettes.crimson.main,
  accent: ['#ffd9a0', '#e8632c', '#8a2a0c'],
  glow: '#fff0c0',
};

const looks = {
  padma: {
    colours: {
      'lotus-lanterns': dusk,
      'evening-tables': { ...dusk, deep: '#32080f', mid: '#8c1a2c', light: '#ff8a3c' },
      'deep-water': { ...dusk, deep: '#0c1436', mid: '#1c4a8a', light: '#4fb8d0' },
      'free-play': { ...dusk, deep: '#3a0a34', mid: '#a3246a', light: '#ffae5a' },
      'open-books': { ...dusk, deep: '#1a0c3a', mid: '#4a2488', light: '#c07af0' },
    },
    motifs: {
      'lotus-lanterns': ['lotusLantern', 'marigold', 'ferry'],
      'evening-tables': ['roulette', 'garlandCards', 'threeCards'],
      'deep-water': ['koi', 'octopus', 'pearl'],
      'free-play': ['elephant', 'mango', 'rickshaw'],
      'open-books': ['shield', 'dice', 'kenoGrid'],
    },
    ground: riverNight,
  },
  mekong: {
    colours: {
      'lotus-lanterns': lacquer,
      'evening-tables': { ...lacquer, deep: '#4a0d12', mid: '#a8322a', light: '#e89a7a' },
      'deep-water': { ...lacquer, deep: '#06343f', mid: '#15707a', light: '#7cc4c0' },
      'free-play': { ...lacquer, deep: '#12382a', mid: '#4f8a3a', light: '#b0cf7a' },
      'open-books': { ...lacquer, deep: '#1a2430', mid: '#4a6070', light: '#9fb6bc' },
    },
    motifs: {
      'lotus-lanterns': ['lotusLantern', 'kite', 'ferry'],
      'evening-tables': ['bigFan', 'baccarat', 'fanTan'],
      'deep-water': ['turtle', 'seahorse', 'shark'],
      'free-play': ['cat', 'panda', 'fan'],
      'open-books': ['mahjong', 'dice', 'shield'],
    },
    ground: morningPaper,
  },
} as const satisfies Record<string, BrandLook>;

const quiet: BrandLook = {
  colours: {
    'lotus-lanterns': palettes.indigo,
    'evening-tables': palettes.midnight,
    'deep-water': palettes.ice,
    'free-play': palettes.violet,
    'open-books': palettes.teal,
  },
  motifs: {
    'lotus-lanterns': ['lotusLantern', 'gem', 'kite'],
    'evening-tables': ['blackjack', 'roulette', 'dice'],
    'deep-water': ['jellyfish', 'turtle', 'koi'],
    'free-play': ['seven', 'cherry', 'piglet'],
    'open-books': ['shield', 'dice', 'kenoGrid'],
  },
  ground: arcs,
};

/** The look of a brand's banners; a brand that has no look of its own here gets the quiet one. */
export const brandLook = (brandId: string): BrandLook => (Object.hasOwn(looks, brandId) ? looks[brandId as keyof typeof looks] : quiet);

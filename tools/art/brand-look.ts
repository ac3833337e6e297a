import type { BannerId, MotifName } from '@parlour/gateway/catalogue';
import { accentLook } from './accent-look.ts';
import { chronometer, lacquerPanel, riverNight, type DrawGround } from './banner-grounds.ts';
import { palettes, type Palette } from './palettes.ts';

/** How a brand's banners look. Text on them is light in every brand: the calm part is always dark. */
export interface BrandLook {
  readonly colours: Readonly<Record<BannerId, Palette>>;
  readonly motifs: Readonly<Record<BannerId, readonly [MotifName, MotifName, MotifName]>>;
  readonly ground: DrawGround;
}

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

const enamel: Palette = {
  deep: '#071226',
  mid: '#12305a',
  light: '#2f6ea0',
  main: ['#fff0c8', '#d2a24a', '#7a5312'],
  accent: ['#c8fff0', '#3fb39b', '#0f5a52'],
  glow: '#ffe2a0',
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
    ground: lacquerPanel,
  },
  meridian: {
    colours: {
      'lotus-lanterns': enamel,
      'evening-tables': { ...enamel, deep: '#0c1020', mid: '#2c2a4a', light: '#6a5f8e' },
      'deep-water': { ...enamel, deep: '#04202a', mid: '#0b4a58', light: '#2f9a9a' },
      'free-play': { ...enamel, deep: '#081a2c', mid: '#1a4468', light: '#5a92b4' },
      'open-books': { ...enamel, deep: '#0a1620', mid: '#233a4c', light: '#5f7f90' },
    },
    motifs: {
      'lotus-lanterns': ['lotusLantern', 'galleon', 'comet'],
      'evening-tables': ['roulette', 'threeCards', 'dice'],
      'deep-water': ['shark', 'seahorse', 'pearl'],
      'free-play': ['lighthouse', 'chest', 'kite'],
      'open-books': ['shield', 'domino', 'dice'],
    },
    ground: chronometer,
  },
} as const satisfies Record<string, BrandLook>;

/** The look of a brand's banners: painted for it, or made of its own colours. */
export const brandLook = (brand: Parameters<typeof accentLook>[0]): BrandLook =>
  Object.hasOwn(looks, brand.id) ? looks[brand.id as keyof typeof looks] : accentLook(brand);

import type { PaletteName } from '@parlour/gateway/catalogue';

/** A colour family. Threes are light, base, dark. */
export interface Palette {
  /** Background, from the darkest. */
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly main: Tones;
  readonly accent: Tones;
  readonly glow: string;
}
export type Tones = readonly [light: string, base: string, dark: string];

export const gold: Tones = ['#fff2b0', '#f2b233', '#9a5a0c'];
export const silver: Tones = ['#ffffff', '#b9c6d6', '#5b6b83'];
export const ivory: Tones = ['#fffdf4', '#f3e6c8', '#bfa471'];
export const ink = '#1a1020';

const tones = (light: string, base: string, dark: string): Tones => [light, base, dark];

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  lagoon: {
    deep: '#04212f',
    mid: '#0b5266',
    light: '#3bb3ac',
    main: tones('#ffe0ee', '#f26aa3', '#9a1f5e'),
    accent: tones('#b9fff0', '#2fc9b4', '#0b6a66'),
    glow: '#ffe09a',
  },
  ember: {
    deep: '#23060a',
    mid: '#7d1a12',
    light: '#f0702a',
    main: tones('#ffc26b', '#ee4a1f', '#7c1108'),
    accent: tones('#fff0a6', '#ffb11f', '#a85a05'),
    glow: '#ffb648',
  },
  jade: {
    deep: '#03261e',
    mid: '#0c6049',
    light: '#55c48d',
    main: tones('#d3ffe0', '#34b979', '#0c5c3f'),
    accent: tones('#ffd9c2', '#f0754a', '#8f2c12'),
    glow: '#e2ffb0',
  },
  plum: {
    deep: '#220a33',
    mid: '#5d1f6e',
    light: '#c45bb1',
    main: tones('#ffd6f5', '#d955b8', '#701a67'),
    accent: tones('#ffe9a8', '#f3b33b', '#955608'),
    glow: '#ffb8ef',
  },
  saffron: {
    deep: '#3a1002',
    mid: '#b4480a',
    light: '#ffb330',
    main: tones('#ffe39a', '#f98f12', '#993c02'),
    accent: tones('#ffc4b0', '#e2382f', '#7f0d18'),
    glow: '#fff0b0',
  },
  rose: {
    deep: '#38071f',
    mid: '#a41d52',
    light: '#ff8795',
    main: tones('#ffd7dc', '#f2476f', '#8c0f38'),
    accent: tones('#fff0b8', '#ffc245', '#a9620c'),
    glow: '#ffd3c2',
  },
  indigo: {
    deep: '#0a0c38',
    mid: '#2a2f90',
    light: '#7a86ee',
    main: tones('#dfe3ff', '#6e78ef', '#272a8e'),
    accent: tones('#fff1b5', '#ffc95a', '#a26a15'),
    glow: '#cdd4ff',
  },
  teal: {
    deep: '#022a33',
    mid: '#04707c',
    light: '#4fd6cf',
    main: tones('#c9fff8', '#1fb8b8', '#03606b'),
    accent: tones('#ffe3b5', '#ff9d3d', '#a04a05'),
    glow: '#d5fff4',
  },
  crimson: {
    deep: '#2b040c',
    mid: '#8c0f22',
    light: '#e9503f',
    main: tones('#ffb9a6', '#e02b34', '#790a1d'),
    accent: tones('#fff0ae', '#f6bb3a', '#97590a'),
    glow: '#ffca80',
  },
  moss: {
    deep: '#12240a',
    mid: '#3d6a1a',
    light: '#a6cf4a',
    main: tones('#ecffb5', '#86b92e', '#3a6410'),
    accent: tones('#fff2a8', '#ffc02e', '#a96a05'),
    glow: '#f8ffb5',
  },
  violet: {
    deep: '#16073a',
    mid: '#4a1c9c',
    light: '#a569ff',
    main: tones('#e9d6ff', '#9a55f5', '#47149a'),
    accent: tones('#b8fff6', '#2be0d2', '#06777b'),
    glow: '#e3c4ff',
  },
  sand: {
    deep: '#2b1c33',
    mid: '#8a5a4a',
    light: '#f2c079',
    main: tones('#fff0cf', '#e2b066', '#8c5f24'),
    accent: tones('#b5f0ff', '#2f9fc9', '#0c5078'),
    glow: '#ffe9b5',
  },
  ice: {
    deep: '#0a2347',
    mid: '#2c69ab',
    light: '#a5dcf7',
    main: tones('#f2fdff', '#8fd0f2', '#2b6fae'),
    accent: tones('#ffe0f1', '#e57bb4', '#8a2a66'),
    glow: '#f0fcff',
  },
  copper: {
    deep: '#25120c',
    mid: '#7a4023',
    light: '#e09a5d',
    main: tones('#ffdcb8', '#d67c3c', '#793512'),
    accent: tones('#c4fff0', '#3cbfa4', '#0e665a'),
    glow: '#ffdda5',
  },
  midnight: {
    deep: '#030818',
    mid: '#10275c',
    light: '#3f74c9',
    main: tones('#d3e6ff', '#4f8bea', '#173d86'),
    accent: tones('#fff4b8', '#ffcf4d', '#a9740f'),
    glow: '#a9d0ff',
  },
  coral: {
    deep: '#40102b',
    mid: '#c2485c',
    light: '#ffb28a',
    main: tones('#ffe0cf', '#ff7a5c', '#a8321f'),
    accent: tones('#c9fbff', '#33bccf', '#086a80'),
    glow: '#ffeab8',
  },
};

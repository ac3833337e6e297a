import { wcagLuminance } from 'culori';
import type { Palette } from './palette.ts';
import type { BrandTokens, ThemeName } from './tokens.ts';

/** Gradients and shadows in the brand's style, from the colours of one theme. */
export function light(tokens: BrandTokens, theme: ThemeName, color: Palette) {
  return { image: images(tokens, theme, color), shadow: shadows(tokens, theme, color) };
}

const veil = (color: string, percent: number): string => `color-mix(in oklch, ${color} ${percent}%, transparent)`;

/** Elevation in three steps: a card on the page, a menu that floats over it, a dialog that covers it. */
function shadows(tokens: BrandTokens, theme: ThemeName, color: Palette) {
  const style = tokens.$extensions.parlour.gradient;
  const dark = theme === 'dark';
  const depth = dark ? 'rgb(0 0 0 / 0.45)' : 'rgb(20 24 40 / 0.1)';
  const bevel = `inset 0 1px 0 ${veil(dark ? color.text : '#ffffff', dark ? 8 : 80)}`;
  const raised = { glow: `0 1px 2px ${depth}, 0 6px 18px -8px ${depth}`, flat: 'none', engraved: `${bevel}, 0 1px 2px ${depth}` };
  return {
    raised: style === 'sheen' ? raised.glow : raised[style],
    floating: `0 2px 6px ${depth}, 0 12px 32px -10px ${dark ? 'rgb(0 0 0 / 0.6)' : 'rgb(20 24 40 / 0.22)'}`,
    overlay: `0 12px 48px -8px ${dark ? 'rgb(0 0 0 / 0.7)' : 'rgb(20 24 40 / 0.28)'}`,
    accent:
      style === 'glow'
        ? `0 6px 20px -6px ${veil(color.accent, 60)}`
        : style === 'engraved'
          ? `inset 0 1px 0 ${veil('#ffffff', 45)}`
          : 'none',
  };
}

/** The lines of a chart, every `step`. */
const graticule = (line: string, step: string): string =>
  [90, 0].map((angle) => `repeating-linear-gradient(${angle}deg, ${line} 0 1px, transparent 1px ${step})`).join(', ');

function images(tokens: BrandTokens, theme: ThemeName, color: Palette) {
  const { gradient, imagery } = tokens.$extensions.parlour;
  const dark = theme === 'dark';
  const tileScrim = {
    vivid: 'linear-gradient(to top, rgb(8 8 16 / 0.92) 0%, rgb(8 8 16 / 0.72) 45%, rgb(8 8 16 / 0) 100%)',
    framed: 'none',
    plate: 'none',
  };
  const rest = { tileScrim: imagery === 'plain' ? tileScrim.vivid : tileScrim[imagery] };
  switch (gradient) {
    case 'flat':
      return { ...rest, page: 'none', header: 'none', accent: 'none', card: 'none', hero: 'none', heroAction: 'none' };
    case 'glow': {
      const sweep = (from: string, to: string) => `linear-gradient(120deg, ${from}, ${to})`;
      return {
        ...rest,
        page: `radial-gradient(64rem 34rem at 80% -10rem, ${veil(color.accent, dark ? 24 : 18)}, transparent 70%), radial-gradient(40rem 24rem at 20% -6rem, ${veil(color.second, dark ? 9 : 14)}, transparent 70%)`,
        header: `linear-gradient(90deg, transparent 40%, ${veil(color.accent, 14)})`,
        accent: sweep(color.accent, color.accentEnd),
        card: `linear-gradient(160deg, ${veil(color.accent, dark ? 9 : 6)}, transparent 60%)`,
        hero: `linear-gradient(115deg, ${color.hero}, ${color.heroEnd} 75%)`,
        heroAction: sweep(color.heroAction, color.heroActionEnd),
      };
    }
    case 'engraved': {
      // Metal catches the light in its upper half.
      const sweep = (one: string, other: string) => {
        const [bright, deep] = wcagLuminance(one) > wcagLuminance(other) ? [one, other] : [other, one];
        return `linear-gradient(${bright}, ${deep} 60%)`;
      };
      return {
        ...rest,
        page: `linear-gradient(transparent, ${color.surface} 34rem), ${graticule(veil(color.accent, dark ? 9 : 14), '5.5rem')}, radial-gradient(70rem 30rem at 50% -8rem, ${veil(color.hero, dark ? 45 : 10)}, transparent)`,
        header: `linear-gradient(to top, ${veil(color.accent, 70)} 1px, transparent 1px)`,
        accent: sweep(color.accent, color.accentEnd),
        card: `linear-gradient(${veil(dark ? color.text : color.second, 4)}, transparent 5rem)`,
        hero: `${graticule(veil(color.onHero, 5), '3.5rem')}, linear-gradient(115deg, ${color.hero}, ${color.heroEnd})`,
        heroAction: sweep(color.heroAction, color.heroActionEnd),
      };
    }
    case 'sheen': {
      const sweep = (from: string, to: string) => `linear-gradient(${from}, ${to})`;
      return {
        ...rest,
        page: `linear-gradient(${color.surfaceRaised}, transparent 24rem)`,
        header: 'none',
        accent: sweep(color.accent, color.accentEnd),
        card: 'none',
        hero: `linear-gradient(115deg, ${color.hero}, ${color.heroEnd} 75%)`,
        heroAction: sweep(color.heroAction, color.heroActionEnd),
      };
    }
  }
}

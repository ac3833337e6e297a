import { between, hex, rotate, toneOf, withLightness, worstContrast, type Tone } from './color.ts';
import { fill, forWhite, nightTint, outstanding } from './fills.ts';
import { rampOf, readable } from './ramp.ts';
import { surfaces } from './surfaces.ts';
import type { BrandTokens } from './tokens.ts';

type Numbered<Name extends string> = `${Name}${0 | 1 | 2 | 3 | 4 | 5}`;

/** Hues of the six colour themes that distinguish tiles and categories (specification 2), by the brand's imagery treatment. */
function toneHues(tokens: BrandTokens): readonly Tone[] {
  const [accent, second, night] = [toneOf(tokens.color.accent), toneOf(tokens.color.second), toneOf(tokens.color.dark.surface)];
  const six = Array.from({ length: 6 }, (_, index) => index);
  switch (tokens.$extensions.parlour.imagery) {
    case 'vivid':
      return six.map((index) => rotate({ ...accent, c: 0.13 }, index * 60 + 200));
    case 'plate':
      // Enamels between the dark surface and the second accent; the last is the metal itself.
      return six.map((index) => (index === 5 ? { ...accent, c: 0.075 } : { ...between(night, second, index / 4), c: 0.07 }));
    default: {
      // Always in the same direction: the shorter way may lead through olive and mud.
      const arc = (second.h - accent.h + 360) % 360;
      return six.map((index) => ({ ...rotate(accent, (arc * index) / 5), c: 0.085 }));
    }
  }
}

/** The colours that distinguish categories and pictures, what they fade to, and the text on them. */
export function toneColors(tokens: BrandTokens) {
  const tones = toneHues(tokens);
  const named = <Name extends string>(name: Name, colors: readonly string[]) =>
    Object.fromEntries(colors.map((color, index) => [`${name}${index}`, color])) as Record<Numbered<Name>, string>;
  return {
    ...named(
      'tone',
      tones.map((tone) => hex(withLightness(tone, 0.42))),
    ),
    ...named(
      'toneEnd',
      tones.map((tone) => hex(rotate(withLightness(tone, 0.27), -25))),
    ),
    onTone: '#ffffff',
    onToneMuted: '#f1eff6',
  };
}

/**
 * Banners: a plain field of deep accent in `flat` brands, deep enamel in `engraved` ones, the dark surface
 * lit by the accent in the others. In light themes too: the pictures are evening scenes and would turn murky towards white.
 */
export function heroColors(tokens: BrandTokens) {
  const style = tokens.$extensions.parlour.gradient;
  const flat = style === 'flat';
  const [accent, second, night] = [toneOf(tokens.color.accent), toneOf(tokens.color.second), toneOf(tokens.color.dark.surface)];
  const field = { flat: { ...accent, l: 0.32, c: Math.min(accent.c, 0.09) }, engraved: { ...night, l: 0.27, c: Math.max(night.c, 0.06) } };
  const [from, to] =
    style === 'flat' || style === 'engraved'
      ? [hex(field[style]), flat ? hex(field[style]) : hex({ ...field[style], l: 0.2 })]
      : [surfaces(night, 'dark').surfaceOverlay, nightTint(accent, night)];
  const forward = worstContrast('#ffffff', [from, to]) > worstContrast('#000000', [from, to]) ? 1 : -1;
  const ink = (tone: Tone, ratio: number) => hex(readable(rampOf(tone), tone.l, [from, to], ratio, forward));
  const action = fill(flat ? forWhite(second) : outstanding(accent, from, forward));
  const plain = { l: forward === 1 ? 0.97 : 0.25, c: 0.015, h: accent.h };
  return {
    hero: from,
    heroEnd: to,
    onHero: ink(plain, 7),
    onHeroMuted: ink({ ...plain, l: forward === 1 ? 0.78 : 0.45 }, 4.7),
    heroKicker: ink(flat ? { ...second, l: 0.8 } : accent, 4.6),
    heroAction: action.base,
    heroActionEnd: action.end,
    onHeroAction: action.on,
  };
}

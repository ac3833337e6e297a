import { between, clamp, hex, readable, shift, textOn, toneOf, withLightness, worstContrast, type Tone } from './color.ts';
import type { ColorName, ThemeValues } from './contract.ts';
import type { BrandTokens, ThemeName } from './tokens.ts';

/** Surfaces that text of any kind may stand on. */
export const surfaceNames = [
  'surface',
  'surfaceRaised',
  'surfaceOverlay',
  'surfaceSunken',
  'surfaceHover',
  'surfaceHeader',
] as const satisfies readonly ColorName[];

/** A fill with everything that belongs to it. Hover and press move away from the lettering, so contrast only grows. */
function fill(base: Tone) {
  const on = textOn(base);
  const away = on.l > 0.5 ? -1 : 1;
  return {
    base: hex(base),
    end: hex(rotate(shift(base, 0.05 * away), 14)),
    hover: hex(shift(base, 0.04 * away)),
    active: hex(shift(base, 0.08 * away)),
    on: hex(on),
  };
}

/** A mid-tone that white lettering almost reads on is taken a little deeper: calmer than black letters on red. */
function forWhite(tone: Tone): Tone {
  if (tone.l > 0.64) return tone;
  const deeper = readable(tone, ['#ffffff'], 4.6, -1);
  return tone.l - deeper.l <= 0.08 ? deeper : tone;
}

const rotate = (tone: Tone, degrees: number): Tone => ({ ...tone, h: (tone.h + degrees + 360) % 360 });

/** Surfaces in steps of lightness from the page's own: raised and overlay come towards the eye, sunken goes away from it. */
function surfaces(page: Tone, theme: ThemeName) {
  const steps =
    theme === 'dark'
      ? { surface: 0, surfaceRaised: 0.04, surfaceOverlay: 0.065, surfaceSunken: -0.035, surfaceHover: 0.085, surfaceHeader: 0.02 }
      : { surface: 0, surfaceRaised: 0.04, surfaceOverlay: 0.04, surfaceSunken: -0.022, surfaceHover: -0.035, surfaceHeader: 0.03 };
  const [min, max] = theme === 'dark' ? [0.1, 0.34] : [0.9, 1];
  const base = withLightness(page, theme === 'dark' ? clamp(page.l, 0.13, 0.25) : clamp(page.l, 0.94, 1));
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, hex(withLightness(base, clamp(base.l + step, min, max)))]),
  ) as Record<(typeof surfaceNames)[number], string>;
}

/** Six rotating colour themes for tiles (specification 2): around the wheel for `vivid`, quieter and from one accent's hue to the other's otherwise. */
function tones(accent: Tone, second: Tone, imagery: string) {
  // Always the same way round: the short way may lead through olive and mud.
  const arc = (second.h - accent.h + 360) % 360;
  const base = Array.from({ length: 6 }, (_, index) =>
    imagery === 'vivid' ? rotate({ ...accent, c: 0.13 }, index * 60 + 200) : { ...rotate(accent, (arc * index) / 5), c: 0.085 },
  );
  const flat = base.map((tone) => withLightness(tone, 0.42));
  return Object.fromEntries(
    flat.flatMap((tone, index) => [
      [`tone${index}`, hex(tone)],
      [`toneEnd${index}`, hex(rotate(withLightness(tone, 0.27), -25))],
    ]),
  ) as Record<`tone${0 | 1 | 2 | 3 | 4 | 5}` | `toneEnd${0 | 1 | 2 | 3 | 4 | 5}`, string>;
}

/** Every colour of the contract for one theme, derived in OKLCH; text and outlines are moved until they meet WCAG 2.2 AA. */
export function palette(tokens: BrandTokens, theme: ThemeName): ThemeValues['color'] {
  const dark = theme === 'dark';
  const forward = dark ? 1 : -1;
  const page = toneOf(tokens.color[theme].surface);
  const ground = surfaces(page, theme);
  const grounds = surfaceNames.map((name) => ground[name]);
  const [accent, second, win, danger] = (['accent', 'second', 'win', 'danger'] as const).map((name) => toneOf(tokens.color[name])) as [
    Tone,
    Tone,
    Tone,
    Tone,
  ];
  const warning: Tone = { l: 0.82, c: 0.15, h: 85 };
  // The accent alone marks states (a tick, a switch), so it has to stand out from the page (WCAG 1.4.11); the others carry words.
  const accentFill = fill(outstanding(forWhite(accent), ground.surface, forward));
  const [secondFill, winFill, dangerFill, warningFill] = [second, win, danger, warning].map((tone) => fill(forWhite(tone))) as [
    Fill,
    Fill,
    Fill,
    Fill,
  ];
  const tint = (tone: Tone) => (dark ? nightTint(tone, page) : hex({ ...tone, l: 0.945, c: Math.min(tone.c, 0.035) }));
  const soft = { accent: tint(accent), second: tint(second), win: tint(win), danger: tint(danger), warning: tint(warning) };
  const ink = (tone: Tone, ...more: string[]) => hex(readable(tone, [...grounds, ...more], 4.6, forward));
  const text = toneOf(tokens.color[theme].text);
  const muted = withLightness({ ...text, c: Math.min(page.c + 0.008, 0.03), h: page.h }, dark ? 0.7 : 0.5);
  return {
    ...ground,
    border: hex(shift({ ...page, c: page.c * 1.2 }, dark ? 0.12 : -0.09)),
    borderStrong: hex(readable({ ...page, l: dark ? 0.45 : 0.7 }, grounds, 3.05, forward)),
    text: hex(readable(text, [...grounds, ...Object.values(soft)], 7, forward)),
    textMuted: hex(readable(muted, [...grounds, ...Object.values(soft)], 4.7, forward)),
    accent: accentFill.base,
    accentEnd: accentFill.end,
    accentHover: accentFill.hover,
    accentActive: accentFill.active,
    onAccent: accentFill.on,
    accentText: ink(accent, soft.accent),
    accentSoft: soft.accent,
    second: secondFill.base,
    onSecond: secondFill.on,
    secondText: ink(second, soft.second),
    secondSoft: soft.second,
    win: winFill.base,
    onWin: winFill.on,
    winText: ink(win, soft.win),
    winSoft: soft.win,
    danger: dangerFill.base,
    dangerHover: dangerFill.hover,
    onDanger: dangerFill.on,
    dangerText: ink(danger, soft.danger),
    dangerSoft: soft.danger,
    warning: warningFill.base,
    onWarning: warningFill.on,
    warningText: ink(warning, soft.warning),
    warningSoft: soft.warning,
    disabled: hex(shift(page, dark ? 0.1 : -0.08)),
    onDisabled: hex(shift({ ...page, c: 0.01 }, dark ? 0.38 : -0.42)),
    focus: hex(readable(dark ? shift(accent, 0.1) : accent, grounds, 3.2, forward)),
    scrim: dark ? 'rgb(0 0 0 / 0.68)' : 'rgb(12 14 20 / 0.55)',
    skeleton: hex(shift(page, dark ? 0.06 : -0.05)),
    skeletonShine: hex(shift(page, dark ? 0.11 : -0.02)),
    ...tones(accent, second, tokens.$extensions.parlour.imagery),
    ...hero(tokens, accent, second, accentFill),
    onTone: '#ffffff',
    onToneMuted: '#f1eff6',
  };
}

/** A dark tint leans towards the page's hue, or warm accents turn brown at night. */
const nightTint = (tone: Tone, page: Tone): string => hex({ l: 0.3, c: Math.min(tone.c, 0.075), h: between(tone, page, 0.3).h });

/**
 * Large announcements: a plain field of deep accent in `flat` brands, the night's surface lit by the accent in the others.
 * By day too: their pictures are scenes of the evening, and would end in smoke on white.
 */
function hero(tokens: BrandTokens, accent: Tone, second: Tone, lit: Fill) {
  const flat = tokens.$extensions.parlour.gradient === 'flat';
  const deep = hex({ ...accent, l: 0.32, c: Math.min(accent.c, 0.09) });
  const night = toneOf(tokens.color.dark.surface);
  const [from, to] = flat ? [deep, deep] : [surfaces(night, 'dark').surfaceOverlay, nightTint(accent, night)];
  const forward = worstContrast('#ffffff', [from, to]) > worstContrast('#000000', [from, to]) ? 1 : -1;
  const ink = (tone: Tone, ratio: number) => hex(readable(tone, [from, to], ratio, forward));
  const action = flat ? fill(forWhite(second)) : lit;
  const plain = { l: forward === 1 ? 0.97 : 0.25, c: 0.015, h: accent.h };
  return {
    hero: from,
    heroEnd: to,
    onHero: ink(plain, 7),
    onHeroMuted: ink(withLightness(plain, forward === 1 ? 0.78 : 0.45), 4.7),
    heroKicker: ink(flat ? withLightness(second, 0.8) : accent, 4.6),
    heroAction: action.base,
    onHeroAction: action.on,
  };
}

type Fill = ReturnType<typeof fill>;

/** A fill that can be told from the page behind it: at least 3 to 1. */
function outstanding(tone: Tone, page: string, direction: 1 | -1): Tone {
  return worstContrast(hex(tone), [page]) >= 3 ? tone : readable(tone, [page], 3.05, direction);
}

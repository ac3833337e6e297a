import { hex, toneOf, worstContrast, type Tone } from './color.ts';
import { fill, forWhite, nightTint, outstanding } from './fills.ts';
import { rampOf, readable, type Ramp } from './ramp.ts';
import { heroColors, toneColors } from './scenery.ts';
import { pageIn, surfaceNames, surfaces } from './surfaces.ts';
import type { BrandTokens, ThemeName } from './tokens.ts';

/** Every colour of a theme by role, as `#rrggbb`; styles can use exactly these. */
export type Palette = ReturnType<typeof palette>;
export type ColorName = keyof Palette;

/** A tone and its ramp. */
interface Hue {
  readonly tone: Tone;
  readonly ramp: Ramp;
}

const hueOf = (tone: Tone): Hue => ({ tone, ramp: rampOf(tone) });

/** The ramps that a brand's colours are taken from, by name. */
export function hues(tokens: BrandTokens, theme: ThemeName) {
  const { accent, second, win, danger } = tokens.color;
  return {
    accent: hueOf(toneOf(accent)),
    second: hueOf(toneOf(second)),
    win: hueOf(toneOf(win)),
    danger: hueOf(toneOf(danger)),
    warning: hueOf({ l: 0.82, c: 0.15, h: 85 }),
    neutral: hueOf(pageIn(toneOf(tokens.color[theme].surface), theme)),
  };
}

/** Every colour for one theme, derived in OKLCH; text and outlines are moved along their ramps until they meet WCAG 2.2 AA. */
export function palette(tokens: BrandTokens, theme: ThemeName) {
  const dark = theme === 'dark';
  const forward = dark ? 1 : -1;
  const { accent, second, win, danger, warning, neutral } = hues(tokens, theme);
  const page = neutral.tone;
  const ground = surfaces(page, theme);
  const grounds = surfaceNames.map((name) => ground[name]);
  const tint = ({ tone, ramp }: Hue, depth = 0) =>
    dark ? nightTint(tone, page, depth) : hex({ ...ramp(0.945 - depth), c: Math.min(tone.c, 0.035 + depth) });
  const soft = {
    accentSoft: tint(accent),
    surfaceSelected: tint(accent, 0.025),
    secondSoft: tint(second),
    winSoft: tint(win),
    dangerSoft: tint(danger),
    warningSoft: tint(warning),
  };
  const tints = Object.values(soft);
  const ink = ({ tone, ramp }: Hue, ...more: string[]) => hex(readable(ramp, tone.l, [...grounds, ...more], 4.6, forward));
  const disabled = hex(neutral.ramp(page.l + (dark ? 0.1 : -0.07)));
  const words = (tone: Tone, ratio: number, ...more: string[]) =>
    hex(readable(rampOf(tone), tone.l, [...grounds, ...tints, ...more], ratio, forward));
  const muted = (...more: string[]) => words({ l: dark ? 0.7 : 0.5, c: Math.min(page.c + 0.008, 0.03), h: page.h }, 4.7, ...more);
  const line = (l: number, ratio: number) => hex(readable(neutral.ramp, l, grounds, ratio, forward));
  // Only the accent marks states (a tick, a switch), so it must stand out from the page (WCAG 1.4.11); the others carry text.
  const accentFill = fill(outstanding(accent.tone, ground.surface, forward));
  const [secondFill, dangerFill, winFill, warningFill] = [
    fill(forWhite(second.tone)),
    fill(forWhite(danger.tone)),
    fill(forWhite(win.tone)),
    fill(warning.tone),
  ];
  return {
    ...ground,
    ...soft,
    border: hex({ ...neutral.ramp(page.l + (dark ? 0.12 : -0.09)), c: page.c * 1.2 }),
    borderHover: line(page.l + (dark ? 0.2 : -0.2), 1.6),
    borderStrong: line(dark ? 0.45 : 0.7, 3.05),
    text: words(toneOf(tokens.color[theme].text), 7),
    // It appears in disabled fields too; most brands' colours satisfy this anyway.
    textMuted: worstContrast(muted(), [disabled]) >= 4.5 ? muted() : muted(disabled),
    accent: accentFill.base,
    accentEnd: accentFill.end,
    accentHover: accentFill.hover,
    accentActive: accentFill.active,
    onAccent: accentFill.on,
    accentText: ink(accent, soft.accentSoft, soft.surfaceSelected),
    second: secondFill.base,
    secondHover: secondFill.hover,
    onSecond: secondFill.on,
    secondText: ink(second, soft.secondSoft),
    win: winFill.base,
    onWin: winFill.on,
    winText: ink(win, soft.winSoft),
    danger: dangerFill.base,
    dangerHover: dangerFill.hover,
    dangerActive: dangerFill.active,
    onDanger: dangerFill.on,
    dangerText: ink(danger, soft.dangerSoft),
    warning: warningFill.base,
    onWarning: warningFill.on,
    warningText: ink(warning, soft.warningSoft),
    disabled,
    // Disabled controls need not reach AA (1.4.3), but their text should still be legible.
    onDisabled: hex(readable(neutral.ramp, dark ? 0.5 : 0.6, [disabled, ...grounds], 3, forward)),
    focus: hex(readable(accent.ramp, accent.tone.l + (dark ? 0.1 : 0), [...grounds, ...tints], 3.2, forward)),
    scrim: dark ? 'rgb(0 0 0 / 0.68)' : 'rgb(12 14 20 / 0.55)',
    skeleton: hex(neutral.ramp(page.l + (dark ? 0.06 : -0.05))),
    skeletonShine: hex(neutral.ramp(page.l + (dark ? 0.11 : -0.02))),
    ...toneColors(tokens),
    ...heroColors(tokens),
  };
}

import { wcagContrast } from 'culori';
import type { ColorName, Palette } from './palette.ts';
import { surfaceNames } from './surfaces.ts';

/** A pair that a style uses: foreground, background, and the minimum ratio. */
export interface ContrastPair {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly ratio: 3 | 4.5;
}

const onSurfaces = (fronts: readonly ColorName[], ratio: 3 | 4.5): ContrastPair[] =>
  fronts.flatMap((front) => surfaceNames.map((back) => ({ front, back, ratio })));
const on = (front: ColorName, backs: readonly ColorName[]): ContrastPair[] => backs.map((back) => ({ front, back, ratio: 4.5 as const }));

const tints = ['accentSoft', 'surfaceSelected', 'secondSoft', 'winSoft', 'dangerSoft', 'warningSoft'] as const;
const numbers = [0, 1, 2, 3, 4, 5] as const;

/**
 * Every pair of colours in use, with the ratio that WCAG 2.2 AA requires: 4.5 for text (1.4.3), 3 for controls and focus
 * (1.4.11). Text of disabled controls gets 3 too, although WCAG exempts it. `styles.test.ts` fails for a style with another pair.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...onSurfaces(['text', 'textMuted', 'accentText', 'secondText', 'winText', 'dangerText', 'warningText'], 4.5),
  ...onSurfaces(['borderStrong', 'focus', 'onDisabled'], 3),
  ...tints.map((back) => ({ front: 'focus' as const, back, ratio: 3 as const })),
  { front: 'accent', back: 'surface', ratio: 3 },
  { front: 'onDisabled', back: 'disabled', ratio: 3 },
  // Prefix and suffix of a disabled field, such as a currency or a dialing code.
  ...on('textMuted', ['disabled']),
  ...on('onAccent', ['accent', 'accentEnd', 'accentHover', 'accentActive']),
  ...on('onSecond', ['second', 'secondHover']),
  ...on('onWin', ['win']),
  ...on('onDanger', ['danger', 'dangerHover', 'dangerActive']),
  ...on('onWarning', ['warning']),
  ...on('accentText', ['accentSoft', 'surfaceSelected']),
  ...on('secondText', ['secondSoft']),
  ...on('winText', ['winSoft']),
  ...on('dangerText', ['dangerSoft']),
  ...on('warningText', ['warningSoft']),
  ...on('text', tints),
  ...on('textMuted', tints),
  ...on('onTone', [...numbers.map((number) => `tone${number}` as const), ...numbers.map((number) => `toneEnd${number}` as const)]),
  ...on(
    'onToneMuted',
    numbers.map((number) => `tone${number}` as const),
  ),
  ...(['onHero', 'onHeroMuted', 'heroKicker'] as const).flatMap((front) => on(front, ['hero', 'heroEnd'])),
  ...on('onHeroAction', ['heroAction', 'heroActionEnd']),
];

/** A pair with its ratio in the colours of one theme. */
export interface JudgedPair extends ContrastPair {
  readonly found: number;
  readonly enough: boolean;
}

/** Every pair in use, judged in these colours. */
export function judgePairs(colors: Palette): JudgedPair[] {
  return contrastPairs.map((pair) => {
    const found = wcagContrast(colors[pair.front], colors[pair.back]);
    return { ...pair, found, enough: found >= pair.ratio };
  });
}

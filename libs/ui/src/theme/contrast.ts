import { surfaceNames } from './palette.ts';
import { toneEndNames, toneNames, type ColorName } from './contract.ts';

/** A pair that some style really uses: what stands in front, on what, and the least ratio for it. */
export interface ContrastPair {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly ratio: 3 | 4.5;
}

const onSurfaces = (fronts: readonly ColorName[], ratio: 3 | 4.5): ContrastPair[] =>
  fronts.flatMap((front) => surfaceNames.map((back) => ({ front, back, ratio })));
const on = (front: ColorName, backs: readonly ColorName[]): ContrastPair[] => backs.map((back) => ({ front, back, ratio: 4.5 as const }));

/** Every pair of colours in use, with what WCAG 2.2 AA asks: 4.5 for text (1.4.3), 3 for controls and focus (1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...onSurfaces(['text', 'textMuted', 'accentText', 'secondText', 'winText', 'dangerText', 'warningText'], 4.5),
  ...onSurfaces(['borderStrong', 'focus'], 3),
  { front: 'accent', back: 'surface', ratio: 3 },
  ...on('onAccent', ['accent', 'accentEnd', 'accentHover', 'accentActive']),
  ...on('onSecond', ['second']),
  ...on('onWin', ['win']),
  ...on('onDanger', ['danger', 'dangerHover']),
  ...on('onWarning', ['warning']),
  ...on('accentText', ['accentSoft']),
  ...on('secondText', ['secondSoft']),
  ...on('winText', ['winSoft']),
  ...on('dangerText', ['dangerSoft']),
  ...on('warningText', ['warningSoft']),
  ...on('text', ['accentSoft', 'secondSoft', 'winSoft', 'dangerSoft', 'warningSoft']),
  ...on('textMuted', ['accentSoft', 'secondSoft', 'winSoft', 'dangerSoft', 'warningSoft']),
  ...on('onTone', [...toneNames, ...toneEndNames]),
  ...(['onHero', 'onHeroMuted', 'heroKicker'] as const).flatMap((front) => on(front, ['hero', 'heroEnd'])),
  ...on('onHeroAction', ['heroAction']),
  ...on('onToneMuted', toneNames),
];

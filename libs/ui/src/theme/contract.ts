/** The colours that tell categories and pictures apart, and those that they fade to. */
export const toneNames = ['tone0', 'tone1', 'tone2', 'tone3', 'tone4', 'tone5'] as const;
export const toneEndNames = ['toneEnd0', 'toneEnd1', 'toneEnd2', 'toneEnd3', 'toneEnd4', 'toneEnd5'] as const;

/**
 * The theme contract: every custom property that a style may read, by group. The names are global and readable
 * (`--p-color-surface-raised`), so that a brand's theme is a short style sheet which needs no compiling (architecture 6).
 */
const contract = {
  color: [
    'surface',
    'surfaceRaised',
    'surfaceOverlay',
    'surfaceSunken',
    'surfaceHover',
    'surfaceHeader',
    'border',
    'borderStrong',
    'text',
    'textMuted',
    'accent',
    'accentEnd',
    'accentHover',
    'accentActive',
    'onAccent',
    'accentText',
    'accentSoft',
    'second',
    'onSecond',
    'secondText',
    'secondSoft',
    'win',
    'onWin',
    'winText',
    'winSoft',
    'danger',
    'dangerHover',
    'onDanger',
    'dangerText',
    'dangerSoft',
    'warning',
    'onWarning',
    'warningText',
    'warningSoft',
    'disabled',
    'onDisabled',
    'focus',
    'scrim',
    'skeleton',
    'skeletonShine',
    ...toneNames,
    ...toneEndNames,
    'onTone',
    'onToneMuted',
    'hero',
    'heroEnd',
    'onHero',
    'onHeroMuted',
    'heroKicker',
    'heroAction',
    'onHeroAction',
  ],
  image: ['page', 'header', 'accent', 'card', 'hero', 'heroAction', 'tileScrim'],
  shadow: ['raised', 'overlay', 'accent'],
  space: ['1', '2', '3', '4', '5', '6', '7', '8'],
  radius: ['s', 'm', 'l', 'xl', 'control', 'pill'],
  font: ['body', 'display'],
  size: ['xs', 's', 'm', 'l', 'xl', 'xxl', 'hero'],
  leading: ['tight', 'body'],
  heading: ['weight', 'tracking', 'transform', 'rule', 'mark'],
  motion: ['fast', 'base', 'slow', 'ease'],
  tile: [
    'captionRow',
    'captionAlign',
    'captionColor',
    'captionPadding',
    'frame',
    'pictureRadius',
    'pictureFilter',
    'background',
    'border',
    'lift',
  ],
} as const;

export type ThemeGroup = keyof typeof contract;
/** One value for every custom property of the contract: what a theme has to state. */
export type ThemeValues = { readonly [G in ThemeGroup]: { readonly [N in (typeof contract)[G][number]]: string } };
export type ColorName = (typeof contract)['color'][number];

/** `('color', 'surfaceRaised')` gives `--p-color-surface-raised`. */
export function propertyName(group: ThemeGroup, name: string): string {
  return `--p-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2')}`;
}

/** What styles write: `vars.color.surface` is `var(--p-color-surface)`. */
export const vars = Object.fromEntries(
  Object.entries(contract).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, `var(${propertyName(group as ThemeGroup, name)})`])),
  ]),
) as unknown as ThemeValues; // Object.fromEntries forgets the names.

/** Widths from which the wider arrangements hold; below `tablet` it is a phone. */
export const breakpoints = { tablet: '48rem', desktop: '64rem', wide: '90rem' } as const;

/** Conditions for `@media` in styles. */
export const media = {
  phone: 'screen and (max-width: 47.99rem)',
  belowDesktop: 'screen and (max-width: 63.99rem)',
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  wide: `screen and (min-width: ${breakpoints.wide})`,
  hover: '(hover: hover) and (pointer: fine)',
  /** Fingers need targets of 44 px. */
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

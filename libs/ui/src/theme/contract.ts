import type { ThemeValues } from './make-theme.ts';
import { propertyName } from './property.ts';

export type { ColorName } from './palette.ts';

const group = (name: string): object => new Proxy({}, { get: (_, value) => `var(${propertyName(name, String(value))})` });

/**
 * The theme contract, used in styles: `vars.color.surface` is `var(--p-color-surface)`. The names are those of the values that
 * `makeTheme` returns (that type is the only list). They are global and readable, so that a brand's theme is a short style
 * sheet that needs no compilation (architecture 6).
 */
export const vars = /* @__PURE__ */ new Proxy({}, { get: (_, name) => group(String(name)) }) as ThemeValues;

/** Minimum widths of the wider layouts; anything below `tablet` is a phone. */
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

/** Makes a row of a page scroll, out to the edges of the window; for phones, under `media.phone`. */
export const scrollingRow = {
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  // Room for focus rings, which a scroll container would clip.
  paddingBlock: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space[4],
  scrollbarWidth: 'none',
} as const;

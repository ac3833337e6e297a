import { style, type StyleRule } from '@vanilla-extract/css';
import { leaving, smallWindow } from '../element/small-window.css.ts';
import { media, vars } from '../theme/contract.ts';

/** On phones a menu is a bottom sheet over a dimmed page. */
export const cover = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      zIndex: 74,
      backgroundColor: vars.color.scrim,
      transition: `opacity ${vars.motion.base}`,
      selectors: { [leaving]: { opacity: 0 } },
    },
  },
});
// Base UI positions it by inline styles, which only `!important` overrides.
const atTheFoot = { position: 'fixed', inset: 'auto 0 0 0', transform: 'none', inlineSize: 'auto' };
export const positioner = style({
  zIndex: 75,
  outline: 'none',
  '@media': {
    [media.phone]: Object.fromEntries(Object.entries(atTheFoot).map(([name, value]) => [name, `${value} !important`])) as StyleRule,
  },
});
export const popup = style([
  smallWindow,
  {
    maxInlineSize: 'min(22rem, calc(100vw - 1.5rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[2],
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        maxBlockSize: '85dvh',
        paddingInline: vars.space[3],
        paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
        borderInline: 0,
        borderBlockEnd: 0,
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [leaving]: { opacity: 1, transform: 'translateY(100%)' } },
      },
    },
  },
]);
export const header = style({ padding: vars.space[3], marginBlockEnd: vars.space[2], borderBlockEnd: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.m,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surfaceHover, outline: 'none' },
    '&[data-checked]': { color: vars.color.accentText, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.onDisabled, cursor: 'not-allowed' },
  },
});
export const destructive = style({ color: vars.color.dangerText });
export const text = style({ flex: 1, minInlineSize: 0 });
export const aside = style({ flex: 'none' });
export const separator = style({ blockSize: '1px', marginBlock: vars.space[2], backgroundColor: vars.color.border });

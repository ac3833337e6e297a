import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const wide = '15.5rem';
const narrow = '4.75rem';
const headerHeight = '4rem';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minBlockSize: '100dvh',
  backgroundImage: vars.image.page,
  backgroundRepeat: 'no-repeat',
});
export const withSide = style({ '@media': { [media.desktop]: { gridTemplateColumns: `${wide} minmax(0, 1fr)`, transition: `grid-template-columns ${vars.motion.base} ${vars.motion.ease}` } } });
export const withNarrowSide = style({ '@media': { [media.desktop]: { gridTemplateColumns: `${narrow} minmax(0, 1fr)` } } });

export const skip = style({
  position: 'fixed',
  zIndex: 90,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const header = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 40,
  backgroundColor: vars.color.surfaceHeader,
  backgroundImage: vars.image.header,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Brands that rule their sections carry a band of the second accent on top.
  borderBlockStart: `calc(${vars.heading.rule} * 2) solid ${vars.color.second}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const side = style({
  backgroundColor: vars.color.surfaceHeader,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space[3],
  ':focus': { outline: 'none' },
  '@media': {
    [media.belowDesktop]: {
      position: 'fixed',
      zIndex: 51,
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 'min(19rem, 86vw)',
      boxShadow: vars.shadow.overlay,
      transform: 'translateX(-105%)',
      visibility: 'hidden',
      transition: `transform ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base}`,
      selectors: { '[dir=rtl] &': { transform: 'translateX(105%)' } },
    },
    [media.desktop]: { gridRow: 3, gridColumn: 1, position: 'sticky', insetBlockStart: headerHeight, blockSize: `calc(100dvh - ${headerHeight})`, borderInlineEnd: `1px solid ${vars.color.border}` },
  },
});
export const sideShown = style({ '@media': { [media.belowDesktop]: { selectors: { '&&': { transform: 'none', visibility: 'visible', transitionProperty: 'transform' } } } } });
export const closeSide = style({ display: 'grid', marginInlineStart: 'auto', marginInlineEnd: vars.space[3], '@media': { [media.desktop]: { display: 'none' } } });
export const cover = style({ display: 'none' });
export const coverShown = style({ '@media': { [media.belowDesktop]: { display: 'block', position: 'fixed', inset: 0, zIndex: 50, backgroundColor: vars.color.scrim } } });

export const content = style({
  gridRow: 3,
  gridColumn: '-2 / -1',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Room for the bottom bar, so that it never covers the end of the page.
  '@media': { [media.belowDesktop]: { paddingBlockEnd: 'calc(4.25rem + env(safe-area-inset-bottom))' } },
});
/** At desktop width the floating bar has its own margin, so that it covers nothing. */
export const besideFloating = style({ '@media': { [media.desktop]: { paddingInlineEnd: '3.5rem' } } });
export const main = style({ flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } });
export const locked = style({ overflow: 'hidden' });

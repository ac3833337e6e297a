import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

/** Width of the side menu on desktops, with and without names. */
export const sideWidths = { wide: '15.5rem', narrow: '4.5rem' } as const;
export const narrowSide = ':root[data-side=narrow] &';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minBlockSize: '100dvh',
  backgroundImage: vars.image.page,
  backgroundRepeat: 'no-repeat',
  // Offset for elements that stick below the header; outside a frame there is none.
  vars: { '--p-header-height': `calc(4rem + ${vars.heading.rule} * 2 + 1px)` },
});

export const withSide = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${sideWidths.wide} minmax(0, 1fr)`,
      selectors: { [narrowSide]: { gridTemplateColumns: `${sideWidths.narrow} minmax(0, 1fr)` } },
    },
  },
});

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
  // Brands with ruled sections have a band in the second accent at the top.
  borderBlockStart: `calc(${vars.heading.rule} * 2) solid ${vars.color.second}`,
  selectors: { '&:empty': { display: 'none' } },
});

// Its content is always visible, so focusing it must not scroll the page by the scroll padding.
globalStyle(`${header} *`, { scrollMarginBlockStart: '-5rem' });

/** The height of the bottom bar. */
const below = 'calc(4.75rem + env(safe-area-inset-bottom))';

export const content = style({
  gridRow: 3,
  gridColumn: '-2 / -1',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Room for the bottom bar, even with two-line names, so that it never covers the end of the page.
  '@media': {
    [media.belowDesktop]: {
      paddingBlockEnd: below,
      // Elements that stick to the lower edge, such as a form's actions, stay above the bar.
      vars: { '--p-frame-below': below },
    },
  },
});

export const main = style({ flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } });

export const locked = style({ overflow: 'hidden' });

import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

/** On phones the row reaches the edges of the window. */
export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space[4]})` } },
});

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: vars.space[3],
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space[1],
  scrollbarWidth: 'none',
  // Room for focus rings and lifted tiles, which a scroll container would clip.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
  '@media': {
    [media.phone]: { margin: 0, paddingInline: vars.space[4], scrollPaddingInline: vars.space[4] },
    [media.tablet]: { paddingBlockStart: vars.space[2], marginBlockStart: `calc(-1 * ${vars.space[2]})` },
  },
});

const cell = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });
export const cells = styleVariants({
  tile: [cell, { inlineSize: '8.5rem', '@media': { [media.tablet]: { inlineSize: '10rem' } } }],
  content: [cell],
});

const arrow = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      display: 'grid',
      placeItems: 'center',
      position: 'absolute',
      zIndex: 3,
      insetBlockStart: 'calc(50% - 1.375rem)',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      padding: 0,
      border: `1px solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surfaceOverlay,
      color: vars.color.text,
      boxShadow: vars.shadow.overlay,
      cursor: 'pointer',
      ':hover': { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.accentText },
    },
  },
});
// Half outside the row, except in narrow windows, where the row ends at the window's edge.
const edge = { wide: '-1.125rem', narrow: vars.space[1] };
export const previous = style([arrow, { insetInlineStart: edge.wide, '@media': { [media.phone]: { insetInlineStart: edge.narrow } } }]);
export const next = style([arrow, { insetInlineEnd: edge.wide, '@media': { [media.phone]: { insetInlineEnd: edge.narrow } } }]);

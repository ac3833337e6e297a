import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minBlockSize: 0, minInlineSize: 0 });
export const bar = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: vars.space[2] });
export const scroller = style({
  vars: { '--row-height': '48px' },
  position: 'relative',
  overflow: 'auto',
  minBlockSize: '12rem',
  // Rows scroll in it, and not the page: only those in sight are drawn.
  maxBlockSize: 'max(20rem, calc(100dvh - 14rem))',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  overscrollBehavior: 'contain',
  selectors: { ':root[data-density=compact] &': { vars: { '--row-height': '36px' } } },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  backgroundColor: vars.color.surfaceHeader,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const body = style({ position: 'relative', inlineSize: 'max-content', minInlineSize: '100%' });
export const row = style({ display: 'grid', alignItems: 'stretch', blockSize: 'var(--row-height)', minInlineSize: '100%' });
export const line = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  cursor: 'default',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  ':hover': { backgroundColor: vars.color.surfaceHover },
  ':focus-visible': { outlineOffset: '-2px', zIndex: 1 },
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    // Where a row that is dragged will be put.
    '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${vars.color.accent}` },
    '&[data-drop="after"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
});
export const chosen = style({ backgroundColor: vars.color.surfaceHover });
const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInline: vars.space[3],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: '0.9375rem',
});
export const cell = style([box]);
export const headCell = style([box, { position: 'relative', fontSize: '0.8125rem', fontWeight: 600, color: vars.color.textMuted }]);
export const headText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const end = style({ justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const pinned = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  fontWeight: 600,
});
export const check = style({ display: 'grid', placeItems: 'center' });
globalStyle(`${check} input`, { inlineSize: '1.125rem', blockSize: '1.125rem', accentColor: vars.color.accent });
export const resizer = style({
  position: 'absolute',
  insetBlock: '20%',
  insetInlineEnd: 0,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  ':hover': { borderInlineEnd: `2px solid ${vars.color.accent}` },
});
export const resizing = style({ borderInlineEnd: `2px solid ${vars.color.accent}` });
export const totals = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  backgroundColor: vars.color.surfaceHeader,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontWeight: 600,
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const key = style({
  padding: `0 ${vars.space[1]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
});
export const columns = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '60vh',
  overflow: 'auto',
});
export const column = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const columnName = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flex: 1, minInlineSize: '10rem' });

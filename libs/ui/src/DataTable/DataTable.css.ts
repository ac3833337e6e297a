import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const hidden = { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const line = `1px solid ${vars.color.border}`;
/** Depends on the table's width, not the window's: beside two menus there is little room. */
const cards = '(max-width: 43.99rem)';
const wide = '(min-width: 44rem)';

export const place = style({ containerType: 'inline-size', minInlineSize: 0, position: 'relative' });
export const frame = style({
  position: 'relative',
  '@container': { [wide]: { border: line, borderRadius: vars.radius.m, backgroundColor: vars.color.surfaceRaised, overflowX: 'clip' } },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [cards]: { display: 'block' } },
});
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
// A progress line along the top; fading the text would make it harder to read.
export const refreshing = style({
  overflowX: 'clip',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: 3,
    inlineSize: '40%',
    blockSize: '3px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
    animation: `${run} 1.1s linear infinite`,
  },
});
export const caption = style(hidden);
export const head = style({ '@container': { [cards]: hidden } });
export const header = style({
  position: 'sticky',
  insetBlockStart: 'var(--p-header-height, 0px)',
  zIndex: 2,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderBlockEnd: line,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[4], borderStartStartRadius: vars.radius.m },
    '&:last-child': { paddingInlineEnd: vars.space[4], borderStartEndRadius: vars.radius.m },
  },
});
export const body = style({
  '@container': {
    [cards]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))', gap: vars.space[3] },
  },
});
export const row = style({
  '@media': { '(hover: hover) and (pointer: fine)': { ':hover': { backgroundColor: vars.color.surfaceHover } } },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: vars.space[4],
      border: line,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.surfaceRaised,
    },
  },
});
export const end = style({ textAlign: 'end' });

export const sorter = style([header, { padding: 0, selectors: { '&:is(:first-child, :last-child)': { padding: 0 } } }]);
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [`${end} > &`]: { justifyContent: 'flex-end' },
    ':first-child > &': { paddingInlineStart: vars.space[4] },
    ':last-child > &': { paddingInlineEnd: vars.space[4] },
    '[aria-sort] > &': { color: vars.color.text },
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const arrows = style({ flex: 'none', inlineSize: '0.7em', blockSize: '1em', fill: 'currentColor' });
export const faint = style({ opacity: 0.35 });
/** Cards have no column headers to press, so sorting is a select. */
export const cardSort = style({ display: 'none', '@container': { [cards]: { display: 'block', marginBlockEnd: vars.space[3] } } });

import { media, vars } from '@parlour/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Two side by side on a phone; a single column would put the chart far down. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))' } },
});
/** Ten figures fill two lines. */
export const figures = style([tiles, { '@media': { [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } }]);
const tileBase = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  blockSize: '100%',
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
});
export const tile = styleVariants({
  still: [tileBase],
  link: [
    tileBase,
    {
      textDecoration: 'none',
      selectors: {
        '&:hover': { borderColor: vars.color.accent },
        '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
      },
    },
  ],
});
export const label = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
export const figure = style({
  fontSize: '1.125rem',
  lineHeight: '1.625rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: '1.375rem', lineHeight: '1.875rem' } },
});
export const warnings = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `3px solid ${vars.color.warningText}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
/** A mark before a text that may need several lines. */
export const warning = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[2], alignItems: 'baseline' });
export const note = style({ color: vars.color.textMuted, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });
export const late = style({ color: vars.color.dangerText, fontWeight: 600 });
export const heading = style({ margin: 0, fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 });
export const section = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const page = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const cell = style({
  padding: `${vars.space[3]} ${vars.space[3]}`,
  fontSize: '0.9375rem',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
/** It stays while the figures scroll past it. */
export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  paddingInlineStart: vars.space[4],
  textAlign: 'start',
  fontWeight: 600,
  backgroundColor: vars.color.surfaceRaised,
});
export const head = style({ color: vars.color.textMuted, fontWeight: 400, fontSize: '0.875rem' });
export const chart = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
});

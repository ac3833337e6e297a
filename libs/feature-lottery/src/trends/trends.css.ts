// @flag lotteryTrends
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const note = style({
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
export const choices = style({ display: 'grid', gap: vars.space[2] });
const list = style({ display: 'grid', gap: '4px', direction: 'ltr', margin: 0, padding: 0, listStyle: 'none' });
export const grid = style([
  list,
  {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
  },
]);
/** For one place among several side by side. */
export const few = style([list, { gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' }]);
export const cell = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: vars.space[1],
  paddingBlockEnd: vars.space[2],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
});
export const tail = style({ fontWeight: 750, fontSize: vars.size.m });
export const count = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
/** The time of a draw, which takes two lines rather than the room of the result. */
export const when = style([count, { minInlineSize: '7rem', whiteSpace: 'normal' }]);
export const heat = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  backgroundColor: vars.color.accent,
  transformOrigin: 'left',
});
export const scroll = style({ overflowX: 'auto', maxInlineSize: '100%' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const th = style({
  inlineSize: '3rem',
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const td = style({ padding: vars.space[2], borderBlockStart: `1px solid ${vars.color.border}` });
export const digit = style({ display: 'inline-block', minInlineSize: '1.1em', textAlign: 'center', fontWeight: 600 });
export const special = style({ color: vars.color.dangerText, fontWeight: 800, textDecoration: 'underline' });
export const boards = style({ display: 'grid', gap: vars.space[4], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const places = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
export const streaks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

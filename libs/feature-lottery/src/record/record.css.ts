// @flag lottery
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const numbers = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Aligned with the start of the page, also from right to left.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
});
export const bet = style({ display: 'grid', gap: '2px' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const filters = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: vars.space[3] });
export const line = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
});
export const row = style({
  padding: vars.space[2],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const ticket = style({ display: 'grid', gap: vars.space[4] });
export const transfers = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const transfer = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] });
export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: vars.space[2] });

// @flag lottery
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const group = style({ display: 'grid', gap: vars.space[2] });
export const title = style({ margin: 0, fontSize: vars.size.l });
export const bet = style({ display: 'grid', gap: vars.space[3] });
export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: vars.space[3], margin: 0 });
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const value = style({ margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const price = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

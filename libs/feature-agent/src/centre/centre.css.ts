// @flag agentPolicy
import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const clock = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });
export const link = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const address = style({ overflowWrap: 'anywhere', textAlign: 'center' });
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const heading = style({ margin: 0, fontSize: vars.size.l });

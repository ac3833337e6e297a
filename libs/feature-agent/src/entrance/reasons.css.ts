// @flag agentPolicy
import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const title = style({ margin: 0, fontSize: vars.size.m });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
});

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

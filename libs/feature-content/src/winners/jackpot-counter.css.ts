import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const counter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: '5rem',
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
});

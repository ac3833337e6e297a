import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
export const verified = style({ color: vars.color.winText });
export const failed = style({ color: vars.color.dangerText });

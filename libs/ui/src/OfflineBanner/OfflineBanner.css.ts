import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const region = style({ position: 'sticky', insetBlockStart: 0, zIndex: 60 });
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.warning,
  color: vars.color.onWarning,
  fontSize: vars.size.s,
  fontWeight: 600,
});

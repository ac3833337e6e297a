// @flag socialLogin
import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'grid', gap: vars.space[3] });
export const waiting = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s, textAlign: 'center' });
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.winSoft,
});
export const noteIcon = style({ color: vars.color.winText });

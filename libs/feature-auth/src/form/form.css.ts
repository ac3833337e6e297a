import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], justifyContent: 'flex-end' });
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

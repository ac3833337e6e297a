import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '70dvh',
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const hours = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const desk = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] });

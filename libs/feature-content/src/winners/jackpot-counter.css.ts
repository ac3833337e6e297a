import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const counter = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  minBlockSize: '7rem',
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.hero,
  backgroundImage: vars.image.hero,
  color: vars.color.onHero,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

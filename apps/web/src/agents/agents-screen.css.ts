import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const whole = style({
  minBlockSize: '100dvh',
  backgroundImage: vars.image.page,
  backgroundRepeat: 'no-repeat',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
});
export const language = style({ inlineSize: '10rem' });
export const content = style({
  inlineSize: '100%',
  maxInlineSize: '60rem',
  minInlineSize: 0,
  marginInline: 'auto',
  padding: vars.space[4],
  outline: 'none',
});

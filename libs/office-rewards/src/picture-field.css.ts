import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide in proportion as on a promotion's card. */
export const picture = style({
  inlineSize: 'min(100%, 20rem)',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

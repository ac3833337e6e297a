import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide and as spaced as in the frame of apps/office. */
export const main = style({
  minInlineSize: 0,
  minBlockSize: '100dvh',
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});

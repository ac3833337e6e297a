import { style } from '@vanilla-extract/css';

const faded = 'transparent, #000 2.5rem';
/** One line that moves sideways where it is too long, and says so by fading out at its end. */
export const sideways = style({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: '2.5rem',
  mask: `linear-gradient(to left, ${faded})`,
  selectors: { '[dir=rtl] &': { mask: `linear-gradient(to right, ${faded})` } },
});

import { style } from '@vanilla-extract/css';

const mark = style({
  inlineSize: 'auto',
  // The brand's sheet knows the shape before the picture has come (tools/build/theme-plugin.ts).
  aspectRatio: 'var(--logo-ratio, auto)',
  objectFit: 'contain',
});
export const markOf = {
  dark: style([mark, { selectors: { '[data-theme=light] &': { display: 'none' } } }]),
  light: style([mark, { selectors: { '[data-theme=dark] &': { display: 'none' } } }]),
};

import { style } from '@vanilla-extract/css';

const mark = style({
  inlineSize: 'auto',
  // The brand's style sheet states the aspect ratio before the picture has loaded (tools/build/theme-plugin.ts).
  aspectRatio: 'var(--logo-ratio, auto)',
  objectFit: 'contain',
});
export const markOf = {
  dark: style([mark, { selectors: { '[data-theme=light] &': { display: 'none' } } }]),
  light: style([mark, { selectors: { '[data-theme=dark] &': { display: 'none' } } }]),
};

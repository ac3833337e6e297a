import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ flex: 'none' });
export const sizes = styleVariants({ s: '1rem', m: '1.25rem', l: '1.5rem', xl: '2.5rem' }, (size) => [
  { inlineSize: size, blockSize: size },
]);
export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
export const tone = style({ fill: 'currentColor', stroke: 'none', opacity: 0.18 });

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/contract.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({ display: 'inline-grid', placeItems: 'center' });
const ring = style({
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.still]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
});
export const rings = styleVariants({ s: '1rem', m: '1.5rem', l: '2.5rem' }, (size) => [ring, { inlineSize: size, blockSize: size }]);

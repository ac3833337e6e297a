import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const group = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%' });
const piece = style({
  display: 'block',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.skeleton,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.color.skeletonShine} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  animation: `${pass} 1.6s linear infinite`,
});
export const shapes = styleVariants({
  text: [piece, { blockSize: '1em', selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } } }],
  block: [piece, { minBlockSize: '7rem', borderRadius: vars.radius.m }],
  tile: [piece, { aspectRatio: '3 / 4', borderRadius: vars.radius.m }],
  heading: [piece, { blockSize: '1.6rem', inlineSize: 'min(16rem, 70%)' }],
  control: [piece, { blockSize: vars.control.m, inlineSize: '9rem', borderRadius: vars.radius.control }],
  row: [piece, { blockSize: '4.25rem', borderRadius: vars.radius.m }],
  chart: [piece, { blockSize: '15.5rem', borderRadius: vars.radius.m }],
  circle: [piece, { inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%' }],
});

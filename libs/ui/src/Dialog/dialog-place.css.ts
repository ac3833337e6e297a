import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const place = style({
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  placeItems: 'center',
  padding: vars.space[4],
  backgroundColor: vars.color.scrim,
  // Only for the eye: who thinks better of it presses on.
  pointerEvents: 'none',
  // A dialog whose code is there already comes before this does.
  animation: 'p-fade-in 100ms 50ms both',
  selectors: { ':root[data-opens] &': { display: 'grid' } },
  '@media': { [media.phone]: { placeItems: 'end center', padding: 0 } },
});

/** A heading and a few lines, as a `Skeleton` has them, drawn as one picture: this is part of every first view. */
const line = `linear-gradient(${vars.color.skeleton} 0 0)`;
const lines = [
  { size: '55% 1.6rem', top: '1.5rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '5rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '9.75rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '14.5rem' },
];
export const outline = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  blockSize: 'min(26rem, 70dvh)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceOverlay,
  backgroundImage: lines.map(() => line).join(),
  backgroundSize: lines.map(({ size }) => size).join(),
  backgroundPosition: lines.map(({ top }) => `1.5rem ${top}`).join(),
  backgroundRepeat: 'no-repeat',
  selectors: { '[dir=rtl] &': { backgroundPosition: lines.map(({ top }) => `right 1.5rem top ${top}`).join() } },
  '@media': {
    [media.phone]: { maxInlineSize: 'none', borderEndStartRadius: 0, borderEndEndRadius: 0, borderInline: 0, borderBlockEnd: 0 },
  },
});

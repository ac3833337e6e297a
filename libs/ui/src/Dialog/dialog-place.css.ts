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

export const outline = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  minBlockSize: 'min(26rem, 70dvh)',
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceOverlay,
  '@media': {
    [media.phone]: { maxInlineSize: 'none', borderEndStartRadius: 0, borderEndEndRadius: 0, borderInline: 0, borderBlockEnd: 0 },
  },
});

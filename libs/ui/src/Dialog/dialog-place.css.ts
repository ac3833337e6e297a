import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

/**
 * A placeholder for a dialog, shown from the press of its button (`aria-haspopup="dialog"`) until its code has loaded: the element
 * `data-dialog-place`, which the build puts into each page (`tools/build/page.ts`). The page's first script marks the press; the open
 * dialog removes the mark.
 */
globalStyle('[data-dialog-place]', {
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  placeItems: 'center',
  padding: vars.space[4],
  backgroundColor: vars.color.scrim,
  // Purely visual: it must not intercept presses on the page.
  pointerEvents: 'none',
  // Delayed: a dialog whose code is already loaded appears first.
  animation: 'p-fade-in 100ms 50ms both',
  '@media': { [media.phone]: { placeItems: 'end center', padding: 0 } },
});

/** A heading and a few lines like those of `Skeleton`, drawn as one picture, since every first view contains it. */
const line = `linear-gradient(${vars.color.skeleton} 0 0)`;
const lines = [
  { size: '55% 1.6rem', top: '1.5rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '5rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '9.75rem' },
  { size: 'calc(100% - 3rem) 3.5rem', top: '14.5rem' },
];
globalStyle(':root[data-opens] [data-dialog-place]', { display: 'grid' });
const outline = '[data-dialog-place] > div';
globalStyle(outline, {
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
  '@media': {
    [media.phone]: { maxInlineSize: 'none', borderEndStartRadius: 0, borderEndEndRadius: 0, borderInline: 0, borderBlockEnd: 0 },
  },
});
globalStyle(`[dir=rtl] ${outline}`, { backgroundPosition: lines.map(({ top }) => `right 1.5rem top ${top}`).join() });

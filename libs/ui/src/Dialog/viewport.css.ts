import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { leaving, short } from './place.css.ts';

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  backgroundColor: vars.color.scrim,
  transition: `opacity ${vars.motion.base}`,
  selectors: { [leaving]: { opacity: 0 } },
});

export const opaqueCover = style({ backgroundColor: vars.color.surface });

const viewport = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  // Above a phone's keyboard, which covers the page without resizing it.
  insetBlockEnd: 'var(--p-keyboard, 0px)',
  // The same z-index as backdrops: later elements are on top, so the backdrop of a second dialog covers the first one.
  zIndex: 70,
  display: 'grid',
});
const fromBelow: StyleRule = { placeItems: 'end center', padding: 0, paddingBlockStart: vars.space[6] };
export const viewports = styleVariants({
  center: [
    viewport,
    { placeItems: 'center', padding: vars.space[4], '@media': { [short]: { padding: vars.space[2] }, [media.phone]: fromBelow } },
  ],
  full: [viewport, { placeItems: 'stretch' }],
  bottom: [viewport, fromBelow],
  start: [viewport, { placeItems: 'stretch start' }],
  end: [viewport, { placeItems: 'stretch end' }],
});

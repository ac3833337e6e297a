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
  // Above the keyboard of a phone, which covers the page without making it smaller.
  insetBlockEnd: 'var(--p-keyboard, 0px)',
  // As high as covers: what comes later is above, so that the cover of a second dialog lies over the first one.
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

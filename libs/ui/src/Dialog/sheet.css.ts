import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { popups } from './place.css.ts';

/** The grip shows that the sheet can be pulled down; only sheets have one. */
const grip = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '0.25rem',
  marginInline: 'auto',
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.borderStrong,
});
export const grips = styleVariants({
  center: [grip, { display: 'none', '@media': { [media.phone]: { display: 'block' } } }],
  bottom: [grip, { display: 'block' }],
  full: { display: 'none' },
  start: { display: 'none' },
  end: { display: 'none' },
});

/** Grip and header, by which a sheet is pulled. */
export const handle = style({
  flex: 'none',
  selectors: { [`${popups.bottom} > &`]: { touchAction: 'none' } },
  '@media': { [media.phone]: { selectors: { [`${popups.center} > &`]: { touchAction: 'none' } } } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { short } from './place.css.ts';

/** One line, to leave nearly all of the window to the content; a column in landscape, where height is scarce. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  '@media': { [short]: { padding: vars.space[1], paddingInlineStart: `calc(${vars.space[1]} + env(safe-area-inset-left))` } },
});
export const titles = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [short]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const body = style({ flex: 1, minBlockSize: 0, minInlineSize: 0, display: 'grid' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { tile } from './GameTile.css.ts';

/** A heart in the corner, with a larger target on touch screens. */
export const heart = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'end',
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  margin: vars.space[1],
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'rgb(8 8 16 / 0.5)',
  color: '#fff',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}, opacity ${vars.motion.fast}`,
  selectors: { '&[aria-pressed="true"]': { color: '#ff6b88' }, '&:active': { transform: 'scale(0.9)' } },
  '@media': {
    [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem', margin: 0 },
    [media.hover]: {
      opacity: 0,
      selectors: {
        '&[aria-pressed="true"]': { opacity: 1 },
        [`${tile}:hover &, ${tile}:has(:focus-visible) &`]: { opacity: 1 },
        '&:hover': { backgroundColor: 'rgb(8 8 16 / 0.8)' },
      },
    },
  },
});
export const full = style({ fill: 'currentColor' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { previewed } from './GameTile.css.ts';

const { tile: look, motion } = vars;

/**
 * Replaces the caption's name if that is on the picture too (its row is then the first); otherwise at the bottom of the picture. A
 * nameplate has the name itself.
 */
export const title = style({
  display: look.lettering,
  position: 'absolute',
  zIndex: 1,
  insetInline: '4%',
  insetBlockEnd: `calc((2 - ${look.captionRow}) * 1.75rem + 2%)`,
  inlineSize: '92%',
  blockSize: 'auto',
  transformOrigin: '50% 100%',
  transition: `transform ${motion.slow} ${motion.ease}`,
  // Smaller below the preview's buttons, whose shade covers it.
  '@media': { [media.hover]: { selectors: { [previewed]: { transform: 'scale(0.82)' } } } },
});

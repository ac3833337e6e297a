import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space[2], margin: 0, minInlineSize: 0 });
const shape = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
} as const;
export const frame = style(shape);
export const poster = style({
  ...shape,
  position: 'relative',
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** In the middle of the picture, dark on light and light on dark pictures alike. */
export const play = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.overlay,
  transition: `scale ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${poster}:active &`]: { scale: '0.94' } },
  '@media': { [media.hover]: { selectors: { [`${poster}:hover &`]: { scale: '1.06' } } } },
});
export const caption = style({ fontWeight: 650, overflowWrap: 'anywhere' });

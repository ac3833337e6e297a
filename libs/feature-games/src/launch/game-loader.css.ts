import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const loader = style({ display: 'grid', justifyItems: 'center', gap: vars.space[5] });
export const mark = style({ blockSize: '2.5rem', maxInlineSize: '60vw' });
/** In the proportions of a tile; lower if the window is. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'min(18rem, 42dvh)',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const bar = style({ inlineSize: 'min(16rem, 70vw)', textAlign: 'center' });
export const slow = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], textAlign: 'center' });
export const waiting = style({ margin: 0, color: vars.color.textMuted });

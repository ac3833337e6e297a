import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInlineStart: vars.space[3],
});
export const stage = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.surfaceSunken,
});
export const frame = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surfaceSunken,
});
export const waiting = style({ color: vars.color.textMuted });

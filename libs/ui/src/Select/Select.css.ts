import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const box = style({ position: 'relative' });
export const select = style({
  inlineSize: '100%',
  paddingInlineEnd: vars.space[6],
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
globalStyle(`${select} option`, { backgroundColor: vars.color.surfaceOverlay, color: vars.color.text });
export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space[3],
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

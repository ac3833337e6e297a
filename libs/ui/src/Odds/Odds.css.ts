import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const odds = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  whiteSpace: 'nowrap',
});
export const moves = styleVariants({ up: { color: vars.color.winText }, down: { color: vars.color.dangerText } });
export const arrow = style({ inlineSize: '0.6em', blockSize: '0.6em', fill: 'currentColor' });

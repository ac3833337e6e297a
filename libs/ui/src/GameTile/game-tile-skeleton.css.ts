import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const { tile: look } = vars;

export const caption = style({
  gridRow: look.captionRow,
  gridColumn: 1,
  alignSelf: 'end',
  padding: look.captionPadding,
  fontSize: vars.size.s,
  opacity: 0.9,
});

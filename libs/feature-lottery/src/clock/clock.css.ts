// @flag lottery
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

const clockBase = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 750,
  whiteSpace: 'nowrap',
  minBlockSize: '1lh',
});
export const clock = styleVariants({
  m: [clockBase, { fontSize: vars.size.m }],
  l: [clockBase, { fontSize: 'clamp(1.5rem, 6vw, 2rem)', lineHeight: vars.leading.tight }],
});
export const days = style({ fontSize: '0.7em', fontWeight: 600, color: vars.color.textMuted });
export const urgent = style({ color: vars.color.dangerText });

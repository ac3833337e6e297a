import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const pagination = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[3] });
export const numbers = style({ display: 'none', gap: vars.space[1], '@media': { [media.tablet]: { display: 'flex' } } });
export const entry = style({ display: 'grid', placeItems: 'center', minInlineSize: '2.5rem', color: vars.color.textMuted });
export const number = style({
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.accent, color: vars.color.onAccent, fontWeight: 700 },
    '&:hover:not([aria-current], :disabled)': { backgroundColor: vars.color.surfaceHover },
  },
});
export const position = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))', gap: vars.space[4] });
export const tile = style({ display: 'grid', color: 'inherit', textDecoration: 'none', borderRadius: vars.radius.l });
export const figure = style({
  fontSize: '2rem',
  lineHeight: '2.5rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});

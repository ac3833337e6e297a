import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const amount = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const input = style({ fontSize: vars.size.l, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

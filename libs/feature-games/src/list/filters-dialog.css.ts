import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const facet = style({ display: 'grid', gap: vars.space[2] });
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 650 });
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s });

import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const screen = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const filters = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const chosen = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[2] });
export const name = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

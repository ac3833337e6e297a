import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const text = style({ display: 'grid', gap: vars.space[3], lineHeight: vars.leading.body, maxInlineSize: '70ch' });
export const heading = style({ fontSize: vars.size.l, marginBlockStart: vars.space[2] });
export const list = style({ paddingInlineStart: vars.space[5], listStyle: 'disc', display: 'grid', gap: vars.space[1] });

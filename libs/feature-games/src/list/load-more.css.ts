import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const more = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlock: vars.space[5] });
export const count = style({ color: vars.color.textMuted, fontSize: vars.size.s });

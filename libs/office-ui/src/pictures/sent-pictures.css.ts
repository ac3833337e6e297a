import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const pictures = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const picture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.s });

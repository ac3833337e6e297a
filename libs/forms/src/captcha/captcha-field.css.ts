import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const picture = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const image = style({ blockSize: '2.25rem', inlineSize: 'auto', borderRadius: vars.radius.s, cursor: 'pointer' });

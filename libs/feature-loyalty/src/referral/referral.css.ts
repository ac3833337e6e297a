// @flag referral
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const own = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'start' });
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const offer = style({ margin: 0, fontSize: vars.size.l, fontWeight: 700 });
export const link = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ inlineSize: '100%', maxInlineSize: '36rem' });
export const form = style({ display: 'grid', gap: vars.space[4] });
export const balance = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[6]}`, margin: 0 });
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const value = style({ margin: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const reference = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.xs, overflowWrap: 'anywhere' });

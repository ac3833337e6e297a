// @flag passkeys
import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const button = style({ display: 'grid', gap: vars.space[2] });

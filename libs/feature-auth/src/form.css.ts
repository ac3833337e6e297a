import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[4] });
/** Checkboxes belong together, closer than fields. */
export const consents = style({ display: 'grid', gap: vars.space[1] });

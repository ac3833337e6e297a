import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** Focused when the step begins, so that it is read out; not interactive, so it has no outline. */
export const intro = style({ color: vars.color.textMuted, outline: 'none' });

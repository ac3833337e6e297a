import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** Gets the focus as the step begins, to be read out; nobody presses it, so nothing is drawn around it. */
export const intro = style({ color: vars.color.textMuted, outline: 'none' });

import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** What was found before stays until the new is there. */
export const waiting = style({ opacity: 0.55, transition: `opacity ${vars.motion.fast}` });
export const count = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });

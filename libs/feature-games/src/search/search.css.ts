import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** Old results stay until the new ones arrive. */
export const waiting = style({ opacity: 0.55, transition: `opacity ${vars.motion.fast}` });
export const count = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a form is read well. */
export const narrow = style({ inlineSize: '100%', maxInlineSize: '28rem', marginInline: 'auto' });
export const support = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s, textAlign: 'center' });

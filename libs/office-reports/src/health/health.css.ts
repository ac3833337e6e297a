import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const section = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const heading = style({ margin: 0, fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 });

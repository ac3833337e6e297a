import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const features = style({ margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: 600 });
export const boxes = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: vars.space[2] });

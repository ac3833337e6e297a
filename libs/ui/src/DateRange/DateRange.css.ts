import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { row } from '../Chip/Chip.css.ts';

export const range = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[1], fontSize: vars.size.s, fontWeight: 600 });
export const presets = style([row]);
export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))', gap: vars.space[3] });
export const endLabel = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const day = style({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${day}::-webkit-calendar-picker-indicator`, { cursor: 'pointer', opacity: 0.8 });
globalStyle(`[data-theme=dark] ${day}`, { colorScheme: 'dark' });
globalStyle(`[data-theme=light] ${day}`, { colorScheme: 'light' });

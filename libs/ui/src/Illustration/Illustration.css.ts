import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const { color } = vars;
const outline = { strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const illustration = style({ inlineSize: '100%', maxInlineSize: '12.5rem', blockSize: 'auto', marginInline: 'auto' });
export const backdrop = style({ fill: color.accentSoft });
export const shade = style({ fill: color.text, opacity: 0.1 });
/** A body in the page's own surface, outlined. */
export const body = style({ ...outline, fill: color.surfaceRaised, stroke: color.textMuted });
export const line = style({ ...outline, fill: 'none', stroke: color.textMuted });
export const hint = style({ ...outline, fill: 'none', stroke: color.textMuted, strokeDasharray: '3 6', opacity: 0.7 });
export const accent = style({ fill: color.accent });
export const accentLine = style({ ...outline, strokeWidth: 5, fill: 'none', stroke: color.accent });
export const handle = style([accentLine, { strokeWidth: 10 }]);
/** Ten teeth for the wheel of radius 33, eight for that of radius 18. */
export const teeth = style({ fill: 'none', stroke: color.accent, strokeWidth: 13, strokeDasharray: '10.4 10.33' });
export const smallTeeth = style({ fill: 'none', stroke: color.second, strokeWidth: 9, strokeDasharray: '7.1 7.04' });
export const second = style({ fill: color.second });
export const secondLine = style({ ...outline, fill: 'none', stroke: color.second });
export const win = style({ fill: color.win });
export const danger = style({ fill: color.danger });
export const warning = style({ fill: color.warning });
export const onWin = style({ ...outline, strokeWidth: 7, fill: 'none', stroke: color.onWin });
export const onAccent = style({ ...outline, strokeWidth: 4, fill: 'none', stroke: color.onAccent });
export const onDanger = style({ ...outline, strokeWidth: 4, fill: 'none', stroke: color.onDanger });

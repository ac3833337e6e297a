import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const emblem = style({ display: 'inline-block', flex: 'none' });
export const sizes = styleVariants({ s: '1.5rem', m: '2.25rem', l: '3.5rem', xl: '6rem' }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));

/** Metals have the same colours in every brand. Figures on them are always dark. */
const metal = (from: string, edge: string) => ({ fill: from, stroke: edge, strokeWidth: 1.5, strokeLinejoin: 'round' as const });
export const metals = styleVariants({
  gold: metal('#f5c84b', '#8a5a00'),
  silver: metal('#d7dde6', '#5d6876'),
  bronze: metal('#dd9a62', '#77411a'),
});
export const shine = style({ fill: '#ffffff', fillOpacity: 0.35 });
export const figure = style({
  fill: '#241703',
  fontFamily: vars.font.display,
  fontSize: '15px',
  fontWeight: 800,
  fontVariantNumeric: 'lining-nums',
  textAnchor: 'middle',
});
export const ribbons = styleVariants({ first: { fill: vars.color.accent }, second: { fill: vars.color.accentEnd } });
export const shield = style({ fill: vars.color.tone0, stroke: '#f5c84b', strokeWidth: 1.75, strokeLinejoin: 'round' });
export const gilt = style({ fill: '#f5c84b' });
export const onShield = style([figure, { fill: '#ffffff' }]);
export const small = style({ fontSize: '12px' });

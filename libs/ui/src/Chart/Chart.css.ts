import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const figure = style({ position: 'relative', display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const title = style({ fontSize: vars.size.s, fontWeight: 650 });
/** Keeps its height while nothing is selected, so that selecting a point moves nothing. */
export const readout = style({
  minBlockSize: '1.5em',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
export const chosen = style({ color: vars.color.text, fontWeight: 650 });
export const plot = style({
  inlineSize: '100%',
  blockSize: '12rem',
  borderRadius: vars.radius.s,
  touchAction: 'pan-y',
  overflow: 'visible',
  selectors: { 'input:focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' } },
});
export const picker = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', margin: 0, opacity: 0, pointerEvents: 'none' });
export const grid = style({ stroke: vars.color.border, strokeDasharray: '2 4' });
export const zero = style({ stroke: vars.color.borderStrong });
export const tick = style({ fill: vars.color.textMuted, fontSize: '12px', fontVariantNumeric: 'tabular-nums' });
export const guide = style({ stroke: vars.color.borderStrong });
export const line = style({
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const area = style({ fill: vars.color.accentText, fillOpacity: 0.14 });
export const dot = style({ fill: vars.color.accentText, stroke: vars.color.surfaceRaised, strokeWidth: 2 });
const bar = style({ transition: `opacity ${vars.motion.fast}` });
export const bars = styleVariants({
  plain: [bar, { fill: vars.color.accentText }],
  up: [bar, { fill: vars.color.winText }],
  down: [bar, { fill: vars.color.dangerText }],
});
export const pale = style({ opacity: 0.35 });
export const figures = style({ fontSize: vars.size.s });
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.s,
  color: vars.color.accentText,
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
});
export const table = style({ inlineSize: '100%', maxInlineSize: '28rem', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const caption = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
export const cell = style({
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: 400,
});
export const end = style({ textAlign: 'end' });
export const spark = style({
  display: 'block',
  inlineSize: '6rem',
  blockSize: '1.75rem',
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

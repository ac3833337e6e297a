import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const progress = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.size.s,
});
export const label = style({ minInlineSize: 0, fontWeight: 600 });
export const figures = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
  // The empty part must stand out from the page, whatever the page's colour.
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const fill = styleVariants({
  accent: { fill: vars.color.accent },
  win: { fill: vars.color.win },
  warning: { fill: vars.color.warning },
  danger: { fill: vars.color.danger },
});
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
export const endless = style({
  animation: `${run} 1.4s ${vars.motion.ease} infinite`,
  '@media': { [media.still]: { animation: 'none !important' } },
});
export const tick = style({ fill: vars.color.borderStrong });

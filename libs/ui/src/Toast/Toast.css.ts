import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

export const region = style({
  position: 'fixed',
  zIndex: 80,
  insetBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top))`,
  insetInline: vars.space[3],
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[5], insetBlockStart: '5rem', justifyItems: 'end' } },
});
export const list = style({ display: 'grid', gap: vars.space[2], inlineSize: 'min(24rem, calc(100vw - 1.5rem))' });
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[1], paddingBlock: '0.125rem' });
export const title = style({ fontWeight: 700 });
export const action = style({
  justifySelf: 'start',
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontWeight: 700,
  cursor: 'pointer',
  textDecoration: 'underline',
});
export const moods = styleVariants({
  info: { color: vars.color.secondText },
  success: { color: vars.color.winText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
});

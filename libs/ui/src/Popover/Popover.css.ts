import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const positioner = style({ zIndex: 75 });
export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '14rem',
  maxInlineSize: 'min(24rem, 100vw - 1.5rem)',
  maxBlockSize: 'var(--available-height)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.96)' }, '&:focus': { outline: 'none' } },
});
export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  fontSize: vars.size.m,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
});
export const close = style({ marginBlockStart: '-0.25rem' });
export const body = style({ minBlockSize: 0, overflowY: 'auto', paddingInline: vars.space[4], paddingBlockEnd: vars.space[4] });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const positioner = style({ zIndex: 65, outline: 'none' });
export const popup = style({
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1.5rem))',
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.96)' }, '&:focus': { outline: 'none' } },
});
export const header = style({ padding: vars.space[3], marginBlockEnd: vars.space[2], borderBlockEnd: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surfaceHover, outline: 'none' },
    '&[data-checked]': { color: vars.color.accentText, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.onDisabled, cursor: 'not-allowed' },
  },
});
export const destructive = style({ color: vars.color.dangerText });
export const text = style({ flex: 1, minInlineSize: 0 });
export const aside = style({ flex: 'none' });
export const separator = style({ blockSize: '1px', marginBlock: vars.space[2], backgroundColor: vars.color.border });

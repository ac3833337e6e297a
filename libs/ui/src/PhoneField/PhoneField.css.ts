import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const single = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const codes = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
export const code = style({
  blockSize: '100%',
  // As wide as its code, however long the names in the list are.
  fieldSizing: 'content',
  maxInlineSize: '7rem',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[5],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1rem',
});
export const arrow = style({ position: 'absolute', insetInlineEnd: vars.space[2], pointerEvents: 'none' });
export const search = style({
  flex: 'none',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });

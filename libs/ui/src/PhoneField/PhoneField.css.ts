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
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
});
/** An invisible select over the code: when closed, it would show the country's name too, for which there is no room. */
export const code = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
});
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});
export const search = style({
  flex: 'none',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  fontSize: '1rem',
  selectors: { '&:disabled': { color: vars.color.onDisabled, cursor: 'not-allowed' }, '&[aria-readonly=true]': { cursor: 'default' } },
});
export const chosen = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const placeholder = style([chosen, { color: vars.color.textMuted }]);
export const arrow = style({ flex: 'none', color: vars.color.textMuted });

/** Catches presses outside the list, which only close it. */
export const cover = style({ position: 'fixed', inset: 0, zIndex: 79 });
export const positioner = style({ zIndex: 80, outline: 'none' });
export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max(var(--anchor-width), 16rem)',
  maxInlineSize: 'min(var(--available-width), 28rem)',
  maxBlockSize: 'min(var(--available-height), 22rem)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.focus}` } },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontSize: '1rem',
  selectors: { '&:focus': { outline: 'none' }, '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  scrollPaddingBlock: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.5rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 600 },
    '&[data-selected][data-highlighted]': { boxShadow: `inset 0 0 0 1px ${vars.color.accentText}` },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({ flex: 1, minInlineSize: 0, color: vars.color.textMuted, fontSize: vars.size.s, fontWeight: 400 });
export const tick = style({ marginInlineStart: 'auto', flex: 'none' });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: { '&:empty': { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.textMuted } } } },
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
    '&:has([aria-invalid=true])': { borderColor: vars.color.dangerText },
    '&:has(> :disabled)': { backgroundColor: vars.color.disabled, borderColor: 'transparent', color: vars.color.onDisabled },
  },
});

/** Above what is seen, so that it takes presses and dropped files everywhere. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const button = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.s,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
});

/** What is chosen, or that nothing is. */
export const status = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

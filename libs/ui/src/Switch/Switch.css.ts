import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.control.m,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const texts = style({ flex: 1, display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '0.1875rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${vars.motion.base}`,
  selectors: {
    // The space before the knob grows, so that it moves the right way in both text directions.
    '&::before': {
      content: '""',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.borderStrong,
      marginInlineStart: 0,
      transition: `margin ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': { marginInlineStart: '1.1875rem', backgroundColor: vars.color.onAccent },
    '&:disabled': { borderColor: vars.color.disabled, backgroundColor: vars.color.disabled },
    '&:disabled::before': { backgroundColor: vars.color.onDisabled },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

/** The box or circle of a choice, and the mark in it when chosen (`::before`). */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceSunken,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&::before': { content: '""', backgroundColor: vars.color.onAccent },
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:disabled': { borderColor: vars.color.disabled, backgroundColor: vars.color.disabled },
    '&:disabled::before': { backgroundColor: vars.color.onDisabled },
  },
});

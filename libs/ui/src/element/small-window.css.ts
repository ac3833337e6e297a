import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const leaving = '&[data-starting-style], &[data-ending-style]';

/** A window that opens beside its button without covering the page: it grows out of the button's corner. */
export const smallWindow = style({
  minInlineSize: '14rem',
  maxBlockSize: 'var(--available-height)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [leaving]: { opacity: 0, transform: 'scale(0.96)' }, '&:focus': { outline: 'none' } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:disabled': { color: vars.color.onDisabled, cursor: 'not-allowed' },
    '&:active': { backgroundColor: vars.color.surfaceHover },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surfaceHover } } } },
});

export const variants = styleVariants({
  plain: { backgroundColor: 'transparent' },
  filled: { backgroundColor: vars.color.surfaceRaised },
  outline: { backgroundColor: vars.color.surfaceRaised, borderColor: vars.color.border, boxShadow: vars.shadow.raised },
});
export const sizes = styleVariants({
  s: { inlineSize: vars.control.s, blockSize: vars.control.s },
  m: { inlineSize: vars.control.m, blockSize: vars.control.m },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '999px',
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.125rem',
  textAlign: 'center',
  '::before': { content: 'attr(data-count)' },
});

/** Fills the button, so that its tooltip shows wherever the pointer hovers. */
export const face = style({ display: 'grid', placeSelf: 'stretch', placeItems: 'center' });

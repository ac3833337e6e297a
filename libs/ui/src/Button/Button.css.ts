import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, transform ${vars.motion.fast}`,
  selectors: {
    '&:active': { transform: 'scale(0.98)' },
    '&:disabled': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-disabled=true]': { cursor: 'progress', transform: 'none' },
  },
});

// Heights are minimums: long words in Bengali or Thai make the button taller instead of being cut off.
export const sizes = styleVariants({
  s: {
    minBlockSize: vars.control.s,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    fontSize: vars.size.s,
  },
  m: { minBlockSize: vars.control.m, paddingBlock: vars.space[2], paddingInline: vars.space[4] },
  l: { minBlockSize: vars.control.l, paddingBlock: vars.space[3], paddingInline: vars.space[5], fontSize: vars.size.l },
});

const off = {
  '&:disabled': { background: vars.color.disabled, borderColor: 'transparent', color: vars.color.onDisabled, boxShadow: 'none' },
};

export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.accent,
    backgroundImage: vars.image.accent,
    color: vars.color.onAccent,
    boxShadow: vars.shadow.accent,
    selectors: { '&:active': { backgroundImage: 'none', backgroundColor: vars.color.accentActive }, ...off },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled,:active)': { backgroundImage: 'none', backgroundColor: vars.color.accentHover } },
      },
    },
  },
  secondary: {
    backgroundColor: 'transparent',
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: { '&:active': { backgroundColor: vars.color.surfaceHover }, ...off },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.accentText } },
      },
    },
  },
  ghost: {
    backgroundColor: 'transparent',
    color: vars.color.accentText,
    selectors: { '&:active': { backgroundColor: vars.color.surfaceHover }, '&:disabled': { color: vars.color.onDisabled } },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surfaceHover } } } },
  },
  danger: {
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    selectors: off,
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.dangerHover } } } },
  },
});

export const block = style({ inlineSize: '100%' });
export const loading = style({});
// While loading, the text stays in place, invisible, to keep the width.
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { [`${loading} > &`]: { opacity: 0 } },
});
export const text = style([optical, { minInlineSize: 0, overflowWrap: 'break-word' }]);
export const spinner = style({ position: 'absolute', inset: 0 });

import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const field = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.size.s,
});
export const hiddenLabel = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
export const label = style({ fontWeight: 600 });
export const mark = style({ color: vars.color.dangerText });
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.dangerText,
  fontSize: vars.size.s,
  fontWeight: 500,
});

globalStyle(`${error} > svg`, { marginBlockStart: '0.2em' });
/** Below the box: hint or error, and the counter at the end. */
export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const counter = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
/** A temporary notice below a field, such as Caps Lock. */
export const notice = style([error, { color: vars.color.warningText, selectors: { '&:empty': { position: 'absolute' } } }]);

/** The box of a control; everything inside (input, prefix, buttons) shares its border and focus ring. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: vars.control.m,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { selectors: { '&:hover:not(:focus-within, :has(> :disabled))': { borderColor: vars.color.textMuted } } } },
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
    '&:has([aria-invalid=true])': { borderColor: vars.color.dangerText },
    '&:has([aria-invalid=true]):focus-within': { outlineColor: vars.color.dangerText },
    '&:has(> :disabled)': { backgroundColor: vars.color.disabled, borderColor: 'transparent' },
    // A read-only field looks like framed text, not like something to fill in.
    '&:has(> [readonly])': { backgroundColor: 'transparent', borderStyle: 'dashed' },
  },
});

export const control = style({
  flex: 1,
  minInlineSize: 0,
  // Focusing an invalid field scrolls its label and message into view too.
  scrollMarginBlock: '4rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  // Below 16 px iOS zooms the page in when the field takes the focus.
  fontSize: '1rem',
  lineHeight: vars.leading.body,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:disabled': { color: vars.color.onDisabled, cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
});
globalStyle(`${control}:-webkit-autofill`, {
  WebkitTextFillColor: vars.color.text,
  boxShadow: `0 0 0 100vmax ${vars.color.surfaceSunken} inset`,
  caretColor: vars.color.text,
});

export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: 600,
});
export const prefix = style([affix, { paddingInlineEnd: 0 }]);
export const suffix = style([affix, { paddingInlineStart: 0 }]);

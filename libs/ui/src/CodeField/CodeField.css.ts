import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: vars.space[3], minInlineSize: 0 });
export const box = style({ position: 'relative', flex: '1 1 13rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.m,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.motion.fast}`,
});
export const wrong = style({ borderColor: vars.color.dangerText });
export const off = style({ borderColor: 'transparent', backgroundColor: vars.color.disabled, color: vars.color.onDisabled });
export const current = style({ borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` });
/** Covers the cells, which show its value; letter spacing would shift the caret, so the text is hidden. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  scrollMarginBlock: '4rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Below 16 px iOS zooms the page in when the field takes the focus.
  fontSize: '1rem',
  letterSpacing: '0.5em',
  cursor: 'text',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:-webkit-autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 99999s' },
  },
});

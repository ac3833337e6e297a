import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mark } from '../Checkbox/mark.css.ts';
import { media, vars } from '../theme/contract.ts';

export const legend = style({ padding: 0, marginBlockEnd: vars.space[1], fontSize: vars.size.s, fontWeight: 600 });
export const looks = styleVariants({
  list: { display: 'grid' },
  /** Two per row where the text fits. */
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 34%), 1fr))', gap: vars.space[2] },
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const card = style({
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { borderColor: vars.color.border, backgroundColor: 'transparent' },
    '[aria-invalid=true] &:not(:has(:checked))': { borderColor: vars.color.dangerText },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:disabled), :has(:checked))': { borderColor: vars.color.textMuted } } } },
});

export const radio = style([
  mark,
  {
    borderRadius: '50%',
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&::before': {
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderRadius: '50%',
        scale: 0,
        transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '&:checked::before': { scale: 1 },
      '[aria-invalid=true] &': { borderColor: vars.color.dangerText },
      // The card shows the focus.
      [`${card} &:focus-visible`]: { outline: 'none' },
    },
  },
]);
export const icon = style({ flex: 'none', display: 'grid', placeItems: 'center' });
export const texts = style({ flex: 1, display: 'grid', minInlineSize: 0, overflowWrap: 'break-word' });
// In a card the icon is at the start, the radio in the corner, and the text below both.
globalStyle(`${card} > ${icon}`, { order: -1 });
globalStyle(`${card} > ${radio}`, { marginInlineStart: 'auto' });
globalStyle(`${card} > ${texts}`, { flex: '1 0 100%' });
globalStyle(`${card}:not(:has(> ${icon})) > ${radio}`, { order: 1 });
globalStyle(`${card}:not(:has(> ${icon})) > ${texts}`, { flex: '1 1 0' });
globalStyle(`${card} ${texts} > :first-child`, { fontWeight: 600 });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const aside = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { mark } from './mark.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  fontSize: vars.size.s,
  minInlineSize: 0,
  selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const text = style({ minInlineSize: 0, paddingBlockStart: '0.0625rem' });
/** Below the words, not below the box. */
export const said = style({ marginInlineStart: `calc(1.375rem + ${vars.space[3]})` });

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12.5l4.5 4.5L19 7.5'/%3E%3C/svg%3E")`;

export const box = style([
  mark,
  {
    borderRadius: `min(${vars.radius.s}, 0.375rem)`,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    '@media': {
      [media.hover]: { selectors: { 'label:hover > &:enabled:not(:checked, :indeterminate)': { borderColor: vars.color.accentText } } },
    },
    selectors: {
      '&::before': { inlineSize: '1rem', blockSize: '1rem', mask: `${tick} center / contain no-repeat`, opacity: 0 },
      '&:indeterminate': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '&:indeterminate::before': { opacity: 1, mask: 'none', inlineSize: '0.75rem', blockSize: '0.1875rem', borderRadius: '1px' },
      '&:checked::before': { opacity: 1 },
      '&[aria-invalid=true]:not(:disabled)': { borderColor: vars.color.dangerText },
      '&[aria-readonly=true]': { borderStyle: 'dashed' },
    },
  },
]);

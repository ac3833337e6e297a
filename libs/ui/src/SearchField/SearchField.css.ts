import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const run = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: vars.control.m,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    // A progress line along the lower edge while searching.
    '&[aria-busy=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.accent}, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${run} 1s linear infinite`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accentText } } },
    [media.still]: { selectors: { '&[aria-busy=true]::after': { animation: 'none', backgroundSize: '100% 100%' } } },
  },
});

export const mark = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '2.75rem', color: vars.color.textMuted });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  paddingInlineEnd: vars.space[3],
  border: 0,
  background: 'none',
  color: vars.color.text,
  // Below 16 px a phone would zoom in.
  fontSize: 'max(1rem, 16px)',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  minBlockSize: vars.control.m,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-4px' },
});

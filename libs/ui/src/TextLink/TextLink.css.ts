import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const base = style({ padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer', borderRadius: vars.radius.s });

export const link = style([
  base,
  {
    color: vars.color.accentText,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    ':hover': { textDecorationThickness: '2px' },
  },
]);
export const quiet = style([
  base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.25rem',
    fontSize: vars.size.s,
    textAlign: 'start',
    color: vars.color.textMuted,
    textDecoration: 'none',
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
      [media.hover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } },
    },
  },
]);

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
    display: 'inline-block',
    paddingBlock: vars.space[1],
    color: vars.color.textMuted,
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } } },
  },
]);

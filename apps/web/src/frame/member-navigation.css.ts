import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';
import { sideways } from './sideways.css.ts';

export const memberNavigation = style([
  sideways,
  {
    borderBlockEnd: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
    paddingInlineStart: vars.space[2],
    '@media': { [media.desktop]: { paddingInlineStart: '3.75rem' } },
  },
]);
export const memberPages = style({ display: 'flex', inlineSize: 'max-content' });
export const memberPage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '3.25rem',
  paddingInline: vars.space[3],
  borderBlockEnd: '3px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { borderBlockEndColor: vars.color.accentText, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

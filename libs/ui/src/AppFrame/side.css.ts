import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { item } from './bars.css.ts';

export const sideItem = style([
  item,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.m,
    fontWeight: 550,
    textAlign: 'start',
    selectors: {
      '&[aria-current=page]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 650 },
      '[data-collapsed] &': {
        '@media': {
          [media.desktop]: {
            flexDirection: 'column',
            gap: vars.space[1],
            paddingInline: vars.space[1],
            fontSize: '0.6875rem',
            textAlign: 'center',
          },
        },
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } } },
    },
  },
]);

export const sideAside = style({
  marginInlineStart: 'auto',
  selectors: { '[data-collapsed] &': { '@media': { [media.desktop]: { display: 'none' } } } },
});

export const sideGroup = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  selectors: {
    '& + &': { marginBlockStart: vars.space[3], paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const sideTitle = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
  selectors: { '[data-collapsed] &': { '@media': { [media.desktop]: { display: 'none' } } } },
});

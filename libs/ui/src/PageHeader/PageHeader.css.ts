import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const header = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingInlineEnd: vars.space[3],
  marginInlineStart: '-0.25rem',
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  borderBlockStart: `${vars.heading.rule} solid ${vars.color.text}`,
});
export const words = style({ flex: '1 1 18rem', display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const title = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  // The bar of the accent; brands that rule their sections have none.
  paddingInlineStart: `calc(${vars.heading.mark} * 3)`,
  fontSize: vars.size.xl,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: '0.6rem',
    inlineSize: vars.heading.mark,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
  },
});
export const icon = style({ flex: 'none', color: vars.color.accentText });
export const description = style({ maxInlineSize: '65ch', color: vars.color.textMuted });
export const aside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.phone]: { inlineSize: '100%', flexDirection: 'column-reverse' } },
});

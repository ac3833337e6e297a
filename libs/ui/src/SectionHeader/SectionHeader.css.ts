import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minBlockSize: '2.75rem',
  borderBlockStart: `${vars.heading.rule} solid ${vars.color.text}`,
});
export const title = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  // The bar of the accent; brands that rule their sections have none.
  paddingInlineStart: `calc(${vars.heading.mark} * 3)`,
  fontSize: vars.size.xl,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: '0.9rem',
    inlineSize: vars.heading.mark,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
  },
});
export const icon = style({ color: vars.color.accentText });

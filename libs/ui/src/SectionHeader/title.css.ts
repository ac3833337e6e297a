import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

/** The rule above a heading, in brands with ruled sections. */
export const ruled = style({ borderBlockStart: `${vars.heading.rule} solid ${vars.color.text}` });

/** A heading in the brand's style; brands without rules mark it with a bar in the accent. */
export const title = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.heading.mark} * 3)`,
  fontSize: vars.size.xl,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: vars.heading.mark,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
  },
});

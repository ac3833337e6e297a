import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** Below the password: the checkbox at the start and the link at the end, or one below the other where space is short. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.size.s,
});

export const others = style({ display: 'grid', gap: vars.space[3] });

const line = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` } as const;
/** A word in the middle of a rule. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '::before': line,
  '::after': line,
});

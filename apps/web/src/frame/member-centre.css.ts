import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const money = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const label = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const tools = style({ display: 'inline-flex', marginInlineEnd: '-0.5rem' });
export const amount = style({ gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'anywhere' });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** A row of the card with switches. */
export const switches = style({
  minInlineSize: 0,
  margin: 0,
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
  padding: 0,
  paddingBlock: vars.space[4],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
/** Floats, because otherwise the line above the row would run through it. */
export const legend = style({ float: 'inline-start', inlineSize: '100%', padding: 0, marginBlockEnd: vars.space[3], fontWeight: 650 });
export const choices = style({ clear: 'both' });

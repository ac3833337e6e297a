import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** What was written, with its line breaks. */
export const words = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** One line of it, in a list. */
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

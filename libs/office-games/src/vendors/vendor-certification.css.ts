import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const cases = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

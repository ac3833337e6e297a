import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** A message on one line of a list. */
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const context = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const said = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { backgroundColor: vars.color.surfaceSunken } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'baseline' });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** In place of the list, as wide as a line is read well. */
export const preparing = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '44rem',
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
});
export const asOf = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

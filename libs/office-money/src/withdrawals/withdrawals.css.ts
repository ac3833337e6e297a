import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const hints = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'start',
  padding: vars.space[3],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warningText,
  overflowWrap: 'anywhere',
});
/** A quotation, as it will be shown. */
export const preview = style({
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  borderRadius: vars.radius.m,
  minInlineSize: 0,
});
export const parts = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });
/** A condition beside what it asks; below each other where there is no room. */
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** Numbers of a prize; lines break between numbers and never within one. */
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], fontVariantNumeric: 'tabular-nums' });
export const number = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceRaised,
  whiteSpace: 'nowrap',
});
/** A number that differs in another report. */
export const differs = style({ outline: `2px solid ${vars.color.danger}`, outlineOffset: '-2px' });
/** A hash or a seed, which may break anywhere. */
export const evidence = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
/** Reports, or entries, side by side if there is room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
/** Fields for the numbers of one prize. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: vars.space[3] });
/** Boxes to tick, several on a line. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: vars.space[1], fontSize: vars.size.s, fontWeight: 600 });
/** A sheet of settings: a row for each type. */
export const typeRow = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const summary = style({
  // The last row is filled: figures that wrap leave no empty cell.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.border,
});
export const entry = style({
  flex: '1 1 min(8.5rem, 100%)',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.surfaceRaised,
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.xs, fontWeight: 600 });
export const value = style({
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } });
/** One setting: pressing anywhere opens it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  inlineSize: '100%',
  padding: `${vars.space[3]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceRaised } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', alignItems: 'center' } },
});
export const name = style({ fontWeight: 600 });
export const quiet = style({ color: vars.color.textMuted, fontSize: '0.9375rem' });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.tablet]: { justifyContent: 'flex-end', textAlign: 'end' } },
});
export const entries = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space[2] });
export const entry = style({ display: 'grid', overflowWrap: 'anywhere' });
export const address = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
/** Two values beside each other where there is room: before and after, mine and theirs. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
});
export const sideName = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
export const sideValue = style({ margin: 0 });
export const fields = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
export const file = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' });
export const patch = style({
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const decision = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

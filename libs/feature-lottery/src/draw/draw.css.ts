// @flag lottery
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const fact = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const hash = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  inlineSize: 'fit-content',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const reports = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const report = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  minInlineSize: 0,
});
export const content = style({
  margin: 0,
  padding: vars.space[2],
  maxBlockSize: '16rem',
  overflow: 'auto',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceHover,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'left',
});
export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const reason = style({ inlineSize: '100%', color: vars.color.textMuted, fontSize: vars.size.s });
export const proved = style({ color: vars.color.winText, fontWeight: 650 });
export const disproved = style({ color: vars.color.dangerText, fontWeight: 650 });
export const note = style({
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
});

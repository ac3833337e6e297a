// @flag helpCentre
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const article = style({ scrollMarginBlockStart: '5rem', borderBlockStart: `1px solid ${vars.color.border}` });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-expanded=true]': { color: vars.color.accentText, fontWeight: 600 } },
});
export const heading = style({ margin: 0, fontSize: vars.size.m, fontWeight: 'inherit' });
export const end = style({ display: 'grid', gap: vars.space[3], paddingInline: vars.space[2], paddingBlockEnd: vars.space[4] });
export const text = style({ paddingInline: vars.space[2], paddingBlockEnd: vars.space[4] });

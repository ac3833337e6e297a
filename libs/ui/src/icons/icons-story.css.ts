import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '28rem',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textMuted,
});
globalStyle(`${search} input`, { flex: 1, minInlineSize: 0, border: 0, background: 'none', color: vars.color.text, font: 'inherit' });
export const room = style({ marginBlockEnd: vars.space[2], fontSize: vars.size.m });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const sample = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const sizes = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.accentText });

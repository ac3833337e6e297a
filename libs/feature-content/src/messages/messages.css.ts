import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const message = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
});
export const title = style({ fontWeight: 400 });
export const unread = style({ fontWeight: 700 });
export const time = style({ marginInlineStart: 'auto', color: vars.color.textMuted, fontSize: vars.size.s });
export const text = style({ margin: 0, paddingInline: vars.space[4], paddingBlockEnd: vars.space[4], overflowWrap: 'anywhere' });

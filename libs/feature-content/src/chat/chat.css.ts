// @flag chatRoom
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const room = style({ position: 'relative' });
export const scrolled = style({
  blockSize: 'clamp(16rem, 55dvh, 40rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The script keeps the scroll position, the same in every browser.
  overflowAnchor: 'none',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const message = style({
  display: 'grid',
  gap: vars.space[1],
  justifySelf: 'start',
  minInlineSize: 'min(14rem, 100%)',
  maxInlineSize: '92%',
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // Only the visible part of a long room is laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 5rem',
});
export const own = style([message, { justifySelf: 'end', border: `1px solid ${vars.color.accent}` }]);
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const nickname = style({ overflowWrap: 'anywhere' });
export const at = style({ color: vars.color.textMuted, fontSize: vars.size.s, marginInlineEnd: 'auto' });
export const text = style({ overflowWrap: 'anywhere' });
export const card = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
export const news = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
});

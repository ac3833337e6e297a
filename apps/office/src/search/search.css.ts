import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minBlockSize: 'min(24rem, 60vh)' });
export const list = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: vars.control.m,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: vars.color.surfaceHover } },
});
export const title = style({ flex: 1, minInlineSize: '8rem', overflowWrap: 'anywhere', fontWeight: 600 });
export const aside = style({ color: vars.color.textMuted, fontSize: '0.875rem' });
export const hint = style({ margin: 0, marginBlockStart: 'auto', color: vars.color.textMuted, fontSize: '0.875rem' });

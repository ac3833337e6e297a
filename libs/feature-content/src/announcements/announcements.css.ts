// @flag announcements
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space[5], minBlockSize: '20rem' } },
});
export const titles = style({ display: 'grid', gap: vars.space[1] });
export const title = style({
  display: 'grid',
  gap: '0.125rem',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.s,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-expanded=true]': { borderInlineStartColor: vars.color.accentText, backgroundColor: vars.color.surfaceHover } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } } },
});
export const titleText = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const time = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
export const reading = style({ minInlineSize: 0, paddingInlineStart: vars.space[5], borderInlineStart: `1px solid ${vars.color.border}` });
export const text = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.phone]: { paddingBlock: vars.space[2], paddingInline: vars.space[3] } },
});
export const heading = style({ fontSize: vars.size.l, overflowWrap: 'anywhere' });
export const content = style({ display: 'grid', gap: vars.space[3] });
export const picture = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.m });

// @flag lottery
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const areas = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const group = style({ display: 'grid', gap: vars.space[3] });
export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  blockSize: '100%',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage: vars.image.card,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.accentText } } },
});
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 800,
});
export const name = style({ fontWeight: 700, fontSize: vars.size.m, overflowWrap: 'anywhere', lineHeight: vars.leading.tight });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
export const side = style({ display: 'grid', justifyItems: 'end', gap: '2px' });
export const result = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

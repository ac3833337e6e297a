import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The list fills what the header leaves; in a low window it keeps room for some rows, and the page scrolls. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  alignContent: 'start',
  gap: vars.space[3],
});
export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  maxInlineSize: '72rem',
});
/** Holds a list. */
export const wide = style({ maxInlineSize: 'none' });
export const count = style({
  marginInlineStart: vars.space[2],
  fontWeight: 400,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'end' });
/** Above a list that could not be loaded completely. */
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `3px solid ${vars.color.dangerText}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
/** Filter fields share a line as long as each can show its choice in full. */
globalStyle(`${filters} > *`, {
  flex: '1 1 9.5rem',
  '@media': { [media.tablet]: { flexBasis: 'auto', minInlineSize: '9.5rem', maxInlineSize: '16rem' } },
});
/** A button that clears a filter is as wide as its text. */
globalStyle(`${filters} > button`, { flex: '0 1 auto', alignSelf: 'center' });
/** Limits the line length, however wide the screen is. */
export const held = styleVariants({ form: { maxInlineSize: '44rem' }, field: { maxInlineSize: '18rem' } });

// @flag winnerBoard
import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** On wide screens the biggest winners and the counter are beside the list of the others. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[4] } },
});
export const biggest = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], alignContent: 'stretch' });

const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const podium = style([
  list,
  { gap: vars.space[2], '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
]);
/** A line on phones, where three long amounts do not fit side by side; a column elsewhere. */
export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage: vars.image.card,
  // The first place has the brand's colours.
  selectors: { '&:first-child': { borderColor: vars.color.accent, boxShadow: vars.shadow.accent } },
  '@media': { [media.tablet]: { flexDirection: 'column', textAlign: 'center', paddingBlock: vars.space[4], paddingInline: vars.space[2] } },
});
export const rank = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.winSoft,
  color: vars.color.winText,
  fontSize: vars.size.xs,
  fontWeight: 700,
  selectors: { [`${place}:first-child &`]: { backgroundColor: vars.color.accent, color: vars.color.onAccent } },
  '@media': { [media.tablet]: { position: 'absolute', insetBlockStart: vars.space[2], insetInlineStart: vars.space[2] } },
});
export const placeWords = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: 'none', inlineSize: '100%', gap: vars.space[1], justifyItems: 'center' } },
});

/** The others scroll (specification 2); the list is as high as its neighbour, and does not affect the row's height. */
export const others = style([
  list,
  {
    gap: 0,
    alignContent: 'start',
    maxBlockSize: '17rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surfaceRaised,
    '@media': { [media.wide]: { maxBlockSize: 'none', blockSize: 0, minBlockSize: '100%' } },
  },
]);
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const picture = style({ flex: 'none', borderRadius: vars.radius.s, objectFit: 'cover' });
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const name = style({ fontWeight: 600 });
export const game = style({ color: vars.color.textMuted, fontSize: vars.size.s, overflowWrap: 'anywhere' });

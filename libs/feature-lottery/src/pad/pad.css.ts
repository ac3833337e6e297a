// @flag lottery
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const whole = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

// Numbers run left to right in every language, as digits do.
const grid = style({ display: 'grid', gap: '6px', direction: 'ltr', touchAction: 'manipulation' });
/** Ten in a row, so that a row is the numbers of one leading digit and a column those of one last digit. On a phone they reach almost to its edges. */
export const pad = style([
  grid,
  {
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    '@media': { [media.phone]: { columnGap: '3px', marginInline: `calc(-1 * ${vars.space[2]})` } },
  },
]);
/** The ten digits: one row, or two of five on a phone. */
export const digits = style([
  grid,
  {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
  },
]);
export const few = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))' }]);
export const words = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }]);

export const number = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  padding: '2px 4px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.size.m,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [`${pad} > &`]: { paddingInline: 0 } },
  '@media': {
    [media.phone]: { selectors: { [`${pad} > &`]: { fontSize: vars.size.s, borderRadius: vars.radius.s } } },
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accentText } } },
  },
});
export const chosen = style({
  borderColor: vars.color.accent,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: 'inset 0 -2px 0 rgb(0 0 0 / 0.18)',
});
export const price = style({ fontSize: vars.size.xs, fontWeight: 500, opacity: 0.85 });

export const heads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px',
  direction: 'ltr',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});
export const head = style({
  position: 'relative',
  minBlockSize: vars.control.s,
  border: 'none',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
export const headChosen = style({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText });
export const dot = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
});

export const places = style({ display: 'grid', gap: vars.space[3] });
export const place = style({ display: 'grid', gap: vars.space[1] });
export const placeName = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontWeight: 600 });

export const entryMarks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], direction: 'ltr', unicodeBidi: 'isolate' });
const mark = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});
export const read = style([mark, { backgroundColor: vars.color.winSoft, color: vars.color.winText }]);
export const repeated = style([mark, { backgroundColor: vars.color.warningSoft, color: vars.color.warningText }]);
export const unreadable = style([
  mark,
  { backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText, textDecoration: 'underline wavy' },
]);
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

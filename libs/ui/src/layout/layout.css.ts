import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, scrollingRow, vars } from '../theme/contract.ts';

const steps = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export const gaps = styleVariants(
  Object.fromEntries(steps.map((step) => [step, vars.space[step]])) as Record<(typeof steps)[number], string>,
  (gap) => ({ gap }),
);
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 });
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

export const tileGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: vars.space[4] },
  },
});
/** On phones one scrolling row that extends to the edges of the window. */
export const tileRow = style([
  tileGrid,
  {
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '9.25rem',
        ...scrollingRow,
        scrollSnapType: 'x proximity',
      },
    },
  },
]);
/** Parts and stretches of a list have the same gap as its rows. */
export const tilePart = style({
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
  '@media': { [media.tablet]: { selectors: { '& + &': { marginBlockStart: vars.space[4] } } } },
});
/** Skipped in layout and paint while it is far from the window. */
const farAway = style({ contentVisibility: 'auto' });
// Chromium first renders skipped content in the browser's default colours, which must not visibly fade to ours.
globalStyle(`${farAway}:not(:hover, :focus-within) :is(a, button)`, { transition: 'none' });
/** Clipped slightly outside, for focus rings and lifted tiles. */
export const skippable = style([farAway, { overflowClipMargin: '8px' }]);
export const tileCell = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage: vars.image.card,
  boxShadow: vars.shadow.raised,
});
export const padded = style({ padding: vars.space[4], '@media': { [media.tablet]: { padding: vars.space[5] } } });

const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[4],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[5], paddingBlock: vars.space[5] },
    // Leaves room for the floating bar at the end, so that it covers nothing.
    [media.desktop]: { paddingInlineEnd: '4.5rem', paddingInlineStart: vars.space[6] },
  },
});
export const pages = styleVariants({ wide: [page, { maxInlineSize: '96rem' }], narrow: [page, { maxInlineSize: '44rem' }] });

/** Estimated height of a section before it was first rendered: measured across brands (a row of tiles 253-451 px, a strip 123-141). */
export const deferred = styleVariants({ row: '20.5rem', strip: '8rem' }, (size) => [
  farAway,
  {
    containIntrinsicBlockSize: `auto ${size}`,
    // Must not clip what extends outside: a row's arrows and, on phones, the row itself, which reaches the window's edge.
    overflowClipMargin: '1.5rem',
    // A page that is shown again returns to where it was scrolled to, which must not move when estimates become heights (`marksScript`).
    selectors: { ':root[data-again] &': { contentVisibility: 'visible' } },
  },
]);

/** `contents` makes its children part of the surrounding row. */
export const above = styleVariants({ tablet: media.tablet, desktop: media.desktop }, (condition) => [
  { display: 'none', '@media': { [condition]: { display: 'contents' } } },
]);
export const below = styleVariants({ tablet: media.tablet, desktop: media.desktop }, (condition) => [
  { display: 'contents', '@media': { [condition]: { display: 'none' } } },
]);

export const tones = styleVariants({
  plain: {},
  muted: { color: vars.color.textMuted },
  win: { color: vars.color.winText },
  danger: { color: vars.color.dangerText },
});
export const textSizes = styleVariants({ s: { fontSize: vars.size.s }, m: {}, l: { fontSize: vars.size.l } });

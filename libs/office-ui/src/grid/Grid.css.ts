import { breakpoints, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where a table has no room: each row is a card of some lines, whose cells say what they are. */
export const phone = `(width < ${breakpoints.tablet})`;
/** `grid-template-columns` of the rows of a table. */
export const columnsVar = '--grid-columns';
/** What all columns take at least. */
export const widthVar = '--grid-width';

const fullWidth = `max(100%, var(${widthVar}))`;

export const frame = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minBlockSize: 0, minInlineSize: 0 });
export const bar = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: vars.space[2] });
export const scroller = style({
  vars: { '--row-height': '48px' },
  position: 'relative',
  overflow: 'auto',
  // Rows scroll in it, and not the page: only those in sight are drawn.
  maxBlockSize: 'max(20rem, calc(100dvh - 14rem))',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
  overscrollBehavior: 'contain',
  selectors: { ':root[data-density=compact] &': { vars: { '--row-height': '36px' } } },
  '@media': {
    [phone]: {
      vars: { '--row-height': '144px' },
      selectors: { ':root[data-density=compact] &': { vars: { '--row-height': '128px' } } },
    },
  },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  inlineSize: fullWidth,
  backgroundColor: vars.color.surfaceHeader,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const body = style({
  position: 'relative',
  inlineSize: fullWidth,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `var(${columnsVar})`,
  alignItems: 'stretch',
  blockSize: 'var(--row-height)',
  inlineSize: '100%',
});
/** Of a table's head a card needs the box alone that selects all. */
export const headRow = style({ '@media': { [phone]: { display: 'flex', blockSize: 'auto', paddingInline: vars.space[2] } } });
export const line = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  cursor: 'default',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  ':hover': { backgroundColor: vars.color.surfaceHover },
  ':focus-visible': { outlineOffset: '-2px', zIndex: 1 },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '2.5rem 1fr 1fr',
      // What does not fit is one press away.
      gridAutoRows: 0,
      columnGap: vars.space[3],
      padding: `${vars.space[2]} ${vars.space[3]}`,
      overflow: 'hidden',
    },
  },
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    // Where a row that is dragged will be put.
    '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${vars.color.accent}` },
    '&[data-drop="after"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
});
/** A box before the card. */
export const selectable = style({
  '@media': { [phone]: { gridTemplateColumns: '2.25rem minmax(0, 1fr) minmax(0, 1fr)', paddingInlineStart: vars.space[2] } },
});
export const chosen = style({ backgroundColor: vars.color.surfaceHover });
const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInline: vars.space[3],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
});
/** A text that has no room ends in dots. Only texts do: each part that clips costs time while a list scrolls. */
globalStyle(`${box} > :is(bdi, span[title])`, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const cell = style([box, { '@media': { [phone]: { paddingInline: 0 } } }]);
/** A cell of a card stands below what it is called. */
export const lineCell = style({
  '@media': {
    [phone]: {
      flexWrap: 'wrap',
      alignContent: 'start',
      justifyContent: 'start',
      columnGap: vars.space[1],
      rowGap: 0,
      minBlockSize: 0,
      // A date with its time fits half a phone.
      fontSize: '0.8125rem',
      textAlign: 'start',
      '::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        flex: '0 0 100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        color: vars.color.textMuted,
        fontSize: '0.75rem',
        fontWeight: 400,
        lineHeight: 1.3,
      },
      selectors: { '&:empty': { display: 'none' }, '&:has(> div:only-child:empty)': { display: 'none' } },
    },
  },
});
/** A time that has no room beside a box or a figure ends in dots, as texts do, and not in the middle of a year. */
globalStyle(`${lineCell} > time`, { '@media': { [phone]: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } } });
globalStyle(`${selectable} > ${lineCell} > time`, { '@media': { [phone]: { fontSize: '0.75rem' } } });
/** One line each: what wraps would be cut. */
globalStyle(`${lineCell} > div`, { '@media': { [phone]: { flexWrap: 'nowrap' } } });
/** The name of a card. */
export const title = style({
  '@media': {
    [phone]: {
      position: 'static',
      flexWrap: 'nowrap',
      gridArea: '1 / auto / auto / span 2',
      fontSize: '1rem',
      '::before': { content: 'none' },
    },
  },
});
export const besideLead = style({ '@media': { [phone]: { gridColumnEnd: 'span 1' } } });
globalStyle(`${besideLead} > time`, { '@media': { [phone]: { fontSize: '0.8125rem' } } });
/** A name with something beside it, such as a code, has two lines: beside a large sum one is too short for both. */
globalStyle(`${title} > div`, { '@media': { [phone]: { flexWrap: 'wrap', rowGap: 0 } } });
/** The first amount or number, at the end of the card's first lines, below what it is called. */
export const lead = style({
  '@media': {
    [phone]: {
      gridArea: '1 / -2 / auto / -1',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-end',
      justifyContent: 'flex-start',
      fontSize: '0.9375rem',
      fontWeight: 600,
      '::before': { flex: '0 0 auto', maxInlineSize: '100%' },
      // It keeps its place, which no other cell belongs in.
      selectors: { '&:empty': { display: 'block', visibility: 'hidden' } },
    },
  },
});
globalStyle(`${lead} > *`, { '@media': { [phone]: { flexShrink: 0 } } });
/** Sums stand one below the other. */
export const totalsRow = style({
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], blockSize: 'auto', padding: vars.space[3] },
  },
});
export const headCell = style([
  box,
  {
    position: 'relative',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.color.textMuted,
    // Cards say it themselves; it stays for those who have the page read to them.
    '@media': {
      [phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        padding: 0,
        clipPath: 'inset(50%)',
        // What has the focus is seen.
        selectors: { '&:focus-within': { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
      },
    },
  },
]);
export const sorter = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // The whole head of the column can be pressed, up to what resizes it.
  blockSize: '100%',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
});
/** Figures and their head end at the same line. */
export const sorterEnd = style({
  flexDirection: 'row-reverse',
  marginInline: `0 calc(-1 * ${vars.space[2]})`,
});
export const sorterIcon = style({ display: 'flex', flexShrink: 0, color: vars.color.text });
/** That a column can be sorted shows where the pointer or the focus is: over the end of the text, which loses no room to it. */
export const sorterHint = style({
  position: 'absolute',
  insetInlineEnd: 0,
  backgroundColor: vars.color.surfaceHeader,
  opacity: 0,
  selectors: {
    [`${sorter}:hover &, ${sorter}:focus-visible &`]: { opacity: 1 },
    [`${sorterEnd} &`]: { insetInlineStart: 0, insetInlineEnd: 'auto' },
  },
});
export const sorterDown = style({ transform: 'rotate(180deg)' });
export const headText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** A figure that has no room loses its currency first, and no digit. */
export const end = style({ justifyContent: 'safe flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const pinned = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  fontWeight: 600,
});
export const check = style({ display: 'grid', placeItems: 'center' });
globalStyle(`${line} > ${check}`, { '@media': { [phone]: { gridArea: '1 / 1 / -1 / 2' } } });
globalStyle(`${check} input`, { inlineSize: '1.125rem', blockSize: '1.125rem', accentColor: vars.color.accent });
export const resizer = style({
  position: 'absolute',
  insetBlock: '20%',
  insetInlineEnd: 0,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  ':hover': { borderInlineEnd: `2px solid ${vars.color.accent}` },
});
export const resizing = style({ borderInlineEnd: `2px solid ${vars.color.accent}` });
export const totals = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  inlineSize: fullWidth,
  backgroundColor: vars.color.surfaceHeader,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontWeight: 600,
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const key = style({
  padding: `0 ${vars.space[1]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
});
export const columns = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '60vh',
  overflow: 'auto',
});
export const column = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const columnName = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flex: 1, minInlineSize: '10rem' });

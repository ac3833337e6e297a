// @flag lottery
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const slip = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
export const refusedLine = style({ borderColor: vars.color.dangerText });
export const lineName = style({ fontWeight: 700, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Its target is higher than the line of text beside it. */
export const remove = style({ marginBlock: '-0.5rem', marginInlineEnd: '-0.5rem' });
export const selection = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textAlign: 'start',
});
export const cutSelection = style({ maxBlockSize: '4.5em', overflowY: 'auto' });
export const reckoning = style({ gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.size.s });
export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px dashed ${vars.color.border}`,
});
export const fact = style({ minInlineSize: 0 });
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
/** A factor, which does not part from its sign. */
export const times = style([term, { display: 'inline-block', whiteSpace: 'nowrap' }]);
export const value = style({
  margin: 0,
  fontSize: vars.size.s,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const problem = style({ gridColumn: '1 / -1', color: vars.color.dangerText, fontSize: vars.size.s, fontWeight: 600 });

export const sums = style({ display: 'grid', gap: vars.space[1], margin: 0 });
export const sumRow = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space[3] });
export const total = style({ fontSize: vars.size.l, fontWeight: 750 });
export const sumTerm = style({ color: vars.color.textMuted });
export const sumValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const lacking = style({ color: vars.color.dangerText, fontWeight: 650 });

/** In reach however long the slip is. */
export const actions = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 'var(--p-frame-below, 0px)',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[2],
  paddingBlock: `${vars.space[2]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.surfaceRaised,
});
export const wide = style({ gridColumn: '1 / -1' });

export const compare = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const compareHead = style({
  paddingBlock: vars.space[1],
  verticalAlign: 'bottom',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 500,
  textAlign: 'start',
});
export const compareCell = style({ paddingBlock: vars.space[2], borderBlockStart: `1px solid ${vars.color.border}`, textAlign: 'start' });
export const compareFigure = style([
  compareCell,
  { paddingInlineStart: vars.space[3], textAlign: 'end', fontWeight: 650, whiteSpace: 'nowrap' },
]);
export const figureHead = style([compareHead, { paddingInlineStart: vars.space[3], textAlign: 'end' }]);
export const planned = style({ fontSize: vars.size.s });
export const fell = style({ color: vars.color.dangerText });
export const rose = style({ color: vars.color.winText });
export const old = style({ color: vars.color.textMuted, fontWeight: 500, textDecoration: 'line-through' });
/** The height of three draws and part of the next, which hints that the list scrolls. */
export const planScroll = style({ maxBlockSize: '19rem', overflow: 'auto' });
export const fields = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: vars.space[3] });

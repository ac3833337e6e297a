// @flag lottery
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});
/** A button without a border, whose text is aligned with other texts. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });
export const aside = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 'calc(var(--p-header-height) + 1rem)',
      maxBlockSize: 'calc(100dvh - var(--p-header-height) - 2rem)',
      overflowY: 'auto',
    },
  },
});

export const head = style({
  display: 'grid',
  // A date beside the name may take two lines; the issue may not be broken for it.
  gridTemplateColumns: 'minmax(9rem, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage: vars.image.card,
});
export const name = style({ margin: 0, fontSize: vars.size.xl, lineHeight: vars.leading.tight, overflowWrap: 'anywhere' });
export const issue = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const clockSide = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
export const clockLabel = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
export const warning = style({ gridColumn: '1 / -1', color: vars.color.warningText, fontSize: vars.size.s, fontWeight: 600 });
export const waiting = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.accentText,
  fontWeight: 650,
});

export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  minInlineSize: 0,
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const panelTitle = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700 });
export const outcome = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[2], fontWeight: 650 });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  minInlineSize: 0,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space[4]})`, paddingInline: vars.space[4], borderInline: 'none', borderRadius: 0 },
  },
});
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  margin: 0,
});
export const figure = style({ color: vars.color.text, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const modes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: '3px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
});
export const mode = style({
  minBlockSize: vars.control.s,
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 650,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { backgroundColor: vars.color.surfaceRaised, color: vars.color.text, boxShadow: vars.shadow.raised },
  },
});
export const dock = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const addRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
export const draftSum = style({ display: 'grid' });
export const sumHint = style({ color: vars.color.textMuted, fontSize: vars.size.s });

/** Opens the slip on phones and tablets; above the bar at the bottom. */
export const slipBar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockEnd: 'var(--p-frame-below, 0px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  paddingInline: vars.space[4],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.raised,
  fontFamily: 'inherit',
  fontSize: vars.size.m,
  fontWeight: 700,
  cursor: 'pointer',
});
export const slipCount = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const slipBets = style({
  display: 'inline-block',
  minInlineSize: '1.6em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.onAccent,
  color: vars.color.accent,
  textAlign: 'center',
});

export const ownLines = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const ownLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const ownName = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const ownNumbers = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textAlign: 'start',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
});
export const ownSide = style({ display: 'grid', justifyItems: 'end', gap: '2px' });
export const ownReason = style({ gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.size.s });
export const history = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const historyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 'none' } },
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
});
export const historyIssue = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
});
export const entry = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } });
export const message = style({ interpolateSize: 'allow-keywords' });
// Browsers without it open at once.
globalStyle(`${message}::details-content`, {
  blockSize: 0,
  overflow: 'hidden',
  transition: `block-size ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
});
globalStyle(`${message}[open]::details-content`, { blockSize: 'auto' });

export const summary = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: '4.25rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } } },
});
/** A bar along the edge, in addition to the word "New". */
export const unread = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '4px',
      backgroundColor: vars.color.accent,
    },
  },
});
const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
});
export const signs = styleVariants({
  neutral: [sign, { backgroundColor: vars.color.surfaceHover, color: vars.color.text }],
  accent: [sign, { backgroundColor: vars.color.accentSoft, color: vars.color.accentText }],
  win: [sign, { backgroundColor: vars.color.winSoft, color: vars.color.winText }],
  danger: [sign, { backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText }],
  warning: [sign, { backgroundColor: vars.color.warningSoft, color: vars.color.warningText }],
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const titles = styleVariants({
  read: { fontWeight: 500, overflowWrap: 'anywhere' },
  unread: { fontWeight: 700, overflowWrap: 'anywhere' },
});
export const time = style({ color: vars.color.textMuted, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });
export const mark = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${message}[open] > ${summary} > &`]: { rotate: '180deg' } },
});
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxInlineSize: '60ch',
  // Below the text, not below the icon.
  paddingInlineStart: `calc(${vars.space[4]} + 2.5rem + ${vars.space[3]})`,
  paddingInlineEnd: vars.space[4],
  paddingBlockStart: vars.space[1],
  paddingBlockEnd: vars.space[4],
  overflowWrap: 'anywhere',
});
export const plain = style({ margin: 0 });
export const written = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3], minInlineSize: 0, inlineSize: '100%' });

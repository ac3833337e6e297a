import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { short } from './place.css.ts';

const safeEnd = 'env(safe-area-inset-bottom)';

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  paddingInline: vars.space[5],
  '@media': {
    [short]: { paddingBlockStart: vars.space[2] },
    [media.phone]: { paddingBlockStart: vars.space[3], paddingInline: vars.space[4] },
  },
});
export const titles = style({ flex: 1, display: 'grid', gap: vars.space[1], minInlineSize: 0, paddingBlockStart: vars.space[1] });
const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.pill,
  '@media': { [short]: { display: 'none' } },
});
export const icons = styleVariants({
  plain: [icon, { backgroundColor: vars.color.accentSoft, color: vars.color.accentText }],
  win: [icon, { backgroundColor: vars.color.winSoft, color: vars.color.winText }],
  warning: [icon, { backgroundColor: vars.color.warningSoft, color: vars.color.warningText }],
  danger: [icon, { backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText }],
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.heading.weight,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const close = style({ marginInlineEnd: '-0.75rem', marginBlockStart: '-0.375rem' });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockStart: vars.space[2],
  paddingBlockEnd: vars.space[4],
  paddingInline: vars.space[5],
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `calc(${vars.space[5]} + ${safeEnd})`,
      // Elements that stick to the lower edge, such as a form's actions, cover this margin too.
      vars: { '--p-frame-below': `calc(-1 * (${vars.space[5]} + ${safeEnd}))` },
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
/** Scrolls with the content: a long explanation must not push the buttons out of a small window. */
export const description = style({
  color: vars.color.textMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[4] } },
});
export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  // Always present, so that showing it moves nothing.
  borderBlockStart: '1px solid transparent',
  selectors: { '[data-scrolls] + &': { borderBlockStartColor: vars.color.border } },
  '@media': {
    [short]: { paddingBlock: vars.space[2] },
    // On phones the buttons share the width, the main one (last in the markup) on top.
    [media.phone]: {
      flexDirection: 'column-reverse',
      paddingInline: vars.space[4],
      paddingBlockEnd: `calc(${vars.space[4]} + ${safeEnd})`,
    },
  },
});
export { visuallyHidden as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** In a whole window: one line, to leave nearly all of the window to the content; a column in landscape, where height is scarce. */
export const fullHeader = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  '@media': { [short]: { padding: vars.space[1], paddingInlineStart: `calc(${vars.space[1]} + env(safe-area-inset-left))` } },
});
export const fullTitles = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [short]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const fullBody = style({ flex: 1, minBlockSize: 0, minInlineSize: 0, display: 'grid' });

import { vars } from '@parlour/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Depends on the width of the list, not of the window: beside a menu there is little room. */
const wide = '(min-width: 34rem)';

/** The protections of the account, one below the other: sign, text, button. */
export const lines = style({ display: 'grid', containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' });
/** An entry in a list: the list provides the frame. */
export const item = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}`, marginBlockStart: vars.space[4], paddingBlockStart: vars.space[4] },
  },
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.m,
});
export const signs = styleVariants({
  plain: [sign, { backgroundColor: vars.color.surfaceHover, color: vars.color.text }],
  done: [sign, { backgroundColor: vars.color.winSoft, color: vars.color.winText }],
  missing: [sign, { backgroundColor: vars.color.warningSoft, color: vars.color.warningText }],
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: 650 });
export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});
export const device = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const deviceIcon = style({ color: vars.color.textMuted });
/** A time, or a button of one or two words: a table would otherwise wrap these before a longer name. */
export const unbroken = style({ whiteSpace: 'nowrap' });

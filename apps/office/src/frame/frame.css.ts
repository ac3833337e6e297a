import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gridTemplateRows: '1fr' } },
});
export const skip = style({
  position: 'fixed',
  zIndex: 90,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
/**
 * A bar at the top on phones, a column at the side from desktop width up. Its edge has the merchant’s own colour, or none if all merchants
 * are shown.
 */
export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  backgroundColor: vars.color.surfaceHeader,
  borderBlockStart: '3px solid var(--merchant, transparent)',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: {
      blockSize: '100dvh',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[4],
      padding: vars.space[4],
      borderBlock: 'none',
      borderInlineStart: '4px solid var(--merchant, transparent)',
      borderInlineEnd: `1px solid ${vars.color.border}`,
      overflowY: 'auto',
    },
  },
});
export const merchantPick = style({ minInlineSize: 0, flex: 1, '@media': { [media.desktop]: { flex: 'none' } } });
export const onlyNarrow = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const onlyWide = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
export const mark = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontWeight: 600, paddingInline: vars.space[2] });
/** At a desk it scrolls between what stays: whose data is shown, the search, and who is there. */
export const nav = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      flex: '1 1 auto',
      minBlockSize: '12rem',
      // Room for the outline of what has the focus.
      margin: `0 calc(-1 * ${vars.space[1]})`,
      padding: vars.space[1],
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});
export const group = style({ display: 'grid', gap: '1px' });
export const groupName = style({
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[1],
  color: vars.color.textMuted,
  fontSize: '0.75rem',
  fontWeight: 600,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.s,
  '@media': { [media.hover]: { minBlockSize: '2rem' } },
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  ':hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
  selectors: {
    '&[aria-current=page]': { backgroundColor: vars.color.surfaceHover, color: vars.color.text, fontWeight: 600 },
  },
});
export const entryText = style({ flex: 1, minInlineSize: 0 });
export const foot = style({ '@media': { [media.desktop]: { marginBlockStart: 'auto' } } });
export const main = style({
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [media.tablet]: { padding: vars.space[6] } },
});
export const keySheet = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${vars.space[2]} ${vars.space[4]}`, margin: 0 });
export const keys = style({ fontFamily: 'ui-monospace, monospace', fontWeight: 400, fontSize: '0.8125rem', color: vars.color.textMuted });

export const zone = style({
  margin: 0,
  paddingBlockStart: vars.space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  color: vars.color.textMuted,
});

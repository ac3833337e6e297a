import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0 });
export const count = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });

/** Sticks below the header while the list scrolls under it. */
export const filters = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: `calc(4rem + ${vars.heading.rule} * 2)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  paddingBlock: vars.space[2],
  backgroundColor: vars.color.surface,
  marginBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space[4]})`, paddingInline: vars.space[4] },
    [media.desktop]: { gridTemplateColumns: '26rem minmax(0, 1fr)', alignItems: 'center', gap: vars.space[4] },
  },
});
/** Search, order, and filters if there are any. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(8rem, auto)',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  gap: vars.space[2],
});
export const chipCount = style({ marginInlineStart: vars.space[1], fontWeight: 400 });

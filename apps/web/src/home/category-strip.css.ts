import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** One row to the edges of the window, which moves sideways. */
export const strip = style({
  display: 'flex',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const category = style({
  flex: '1 0 4.75rem',
  maxInlineSize: '7rem',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.m,
  fontSize: vars.size.xs,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.l,
  color: vars.color.onTone,
});
/** The rotating colour themes of the tiles. */
export const icons = ([0, 1, 2, 3, 4, 5] as const).map((tone) =>
  style([icon, { backgroundImage: `linear-gradient(150deg, ${vars.color[`tone${tone}`]}, ${vars.color[`toneEnd${tone}`]})` }]),
);

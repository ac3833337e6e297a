import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** One scrolling row to the edges of the window. */
export const strip = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  // Room for the focus ring.
  paddingBlock: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { marginInline: `calc(-1 * ${vars.space[5]})`, paddingInline: vars.space[5] } },
});
export const category = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[1],
  paddingInlineEnd: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceRaised,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { borderColor: vars.color.accentText, backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
  },
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  color: vars.color.onTone,
});
/** The rotating colour themes of the tiles. */
export const icons = ([0, 1, 2, 3, 4, 5] as const).map((tone) =>
  style([icon, { backgroundImage: `linear-gradient(150deg, ${vars.color[`tone${tone}`]}, ${vars.color[`toneEnd${tone}`]})` }]),
);

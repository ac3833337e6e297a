import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

/** The space for recently played games, in a member's browser that has shown them before (`marksScript` of the build). */
export const playedPlace = style({
  display: 'none',
  selectors: { ':root[data-played] &': { display: 'block', blockSize: 'var(--played-height, auto)', overflow: 'clip' } },
});
/** The outline of a game that is loading: an invisible tile inside gives it its height. */
export const playedOutline = style({ borderRadius: vars.radius.m, backgroundColor: vars.color.skeleton });
globalStyle(`${playedOutline} > *`, { visibility: 'hidden' });

export const vendorSections = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
export const vendors = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
});
export const vendor = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  // As high as a neighbour with a longer name.
  blockSize: '100%',
  minBlockSize: '4.25rem',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceHover, borderColor: vars.color.accentText } } },
});
export const vendorIcon = style({ inlineSize: '3rem', blockSize: '3rem', objectFit: 'contain', borderRadius: vars.radius.s });
export const vendorName = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 650 });
export const vendorCount = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontWeight: 400 });
export const seeAll = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const hotSlide = style({ inlineSize: '9.5rem', '@media': { [media.tablet]: { inlineSize: '12rem' } } });

export const vendors = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
});
export const vendor = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '4.5rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
export const vendorIcon = style({ inlineSize: '2.5rem', blockSize: '2.5rem', objectFit: 'contain' });
export const vendorName = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const vendorCount = style({ color: vars.color.textMuted, fontSize: vars.size.s });

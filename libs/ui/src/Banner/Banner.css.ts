import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '15rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.accentSoft,
  backgroundImage: vars.image.hero,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.tablet]: { alignItems: 'center', minBlockSize: 'clamp(18rem, 28vw, 24rem)' } },
});
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  mask: 'linear-gradient(to top, transparent 30%, #000 85%)',
  '@media': {
    [media.tablet]: { inlineSize: '68%', mask: 'linear-gradient(to right, transparent, #000 45%)', selectors: { '[dir=rtl] &': { mask: 'linear-gradient(to left, transparent, #000 45%)' } } },
  },
});
export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  maxInlineSize: '36rem',
  padding: vars.space[4],
  '@media': { [media.tablet]: { paddingInline: vars.space[6], inlineSize: '58%' } },
});
export const kicker = style({ color: vars.color.accentText, fontSize: vars.size.s, fontWeight: 700 });
export const title = style({ fontSize: vars.size.xxl, letterSpacing: vars.heading.tracking, textTransform: vars.heading.transform as 'none' });
export const text = style({ fontSize: vars.size.m });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.image.accent,
  color: vars.color.onAccent,
  fontWeight: 650,
  boxShadow: vars.shadow.accent,
});
export const terms = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

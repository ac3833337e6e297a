import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.hero,
  backgroundImage: vars.image.hero,
  color: vars.color.onHero,
  textDecoration: 'none',
  '@media': { [media.phone]: { gridTemplateRows: 'auto 1fr' }, [media.tablet]: { minBlockSize: 'clamp(17rem, 24vw, 22rem)' } },
});
// Eased: a straight ramp shows its edge on a dark picture.
const fade = 'transparent, rgb(0 0 0 / 0.06) 8%, rgb(0 0 0 / 0.35) 22%, rgb(0 0 0 / 0.85) 42%, #000 52%';

// The words never stand on the picture (its colours are anyone's guess): it is above them on phones, beside them elsewhere.
export const picture = style({
  inlineSize: '100%',
  objectFit: 'cover',
  // A wide picture shows what it shows at its right end.
  objectPosition: '100% 50%',
  '@media': {
    [media.phone]: { blockSize: 'auto', aspectRatio: '2 / 1', mask: 'linear-gradient(to top, transparent, #000 30%)' },
    [media.tablet]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '58%',
      blockSize: '100%',
      mask: `linear-gradient(to right, ${fade})`,
      selectors: { '[dir=rtl] &': { mask: `linear-gradient(to left, ${fade})` } },
    },
  },
});
export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  alignContent: 'center',
  maxInlineSize: '34rem',
  padding: vars.space[4],
  '@media': {
    [media.tablet]: { padding: vars.space[6], paddingInlineEnd: 0, inlineSize: '44%' },
    [media.phone]: { alignContent: 'start' },
  },
});
export const kicker = style({ color: vars.color.heroKicker, fontSize: vars.size.s, fontWeight: 700 });
export const title = style({
  fontSize: vars.size.xxl,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
});
export const text = style({ fontSize: vars.size.m });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.heroAction,
  backgroundImage: vars.image.heroAction,
  color: vars.color.onHeroAction,
  fontWeight: 650,
  boxShadow: vars.shadow.accent,
});
export const terms = style({ color: vars.color.onHeroMuted, fontSize: vars.size.xs });

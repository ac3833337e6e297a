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
  '@media': {
    [media.phone]: { gridTemplateRows: '1fr auto' },
    [media.tablet]: { minBlockSize: 'clamp(16rem, 24vw, 21rem)' },
    [media.hover]: { selectors: { 'a&:hover': { borderColor: vars.color.accentText } } },
  },
});
// Eased: a straight ramp shows its edge on a dark picture.
const fade = 'transparent, rgb(0 0 0 / 0.06) 8%, rgb(0 0 0 / 0.35) 22%, rgb(0 0 0 / 0.85) 42%, #000 52%';

export const pictures = style({ display: 'contents' });
// The words never stand on the picture (its colours are anyone's guess): it is below them on phones, beside them elsewhere.
export const picture = style({
  inlineSize: '100%',
  objectFit: 'cover',
  '@media': {
    [media.phone]: {
      gridRow: 2,
      blockSize: 'auto',
      aspectRatio: '9 / 5',
      // The square's own calm part, at its top, is left out: the words have the banner's ground.
      objectPosition: '100% 100%',
      mask: 'linear-gradient(to bottom, transparent, #000 22%)',
    },
    [media.tablet]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '58%',
      blockSize: '100%',
      // A wide picture shows what it shows at its right end.
      objectPosition: '100% 50%',
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
    [media.phone]: { gridRow: 1, alignContent: 'start', paddingBlockEnd: vars.space[2] },
  },
});
export const kicker = style({ color: vars.color.heroKicker, fontSize: vars.size.s, fontWeight: 700 });
export const title = style({
  fontSize: vars.size.xxl,
  lineHeight: vars.leading.tight,
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

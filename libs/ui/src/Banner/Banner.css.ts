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
    [media.phone]: { alignItems: 'start' },
    [media.tablet]: { minBlockSize: 'clamp(16rem, 26vw, 23rem)' },
    [media.hover]: { selectors: { 'a&:hover': { borderColor: vars.color.accentText } } },
  },
});

export const pictures = style({ display: 'contents' });
/**
 * Fills the banner, calm under the words and mirrored in right-to-left pages. Its subject is at the inline end, on phones at
 * the bottom.
 */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': {
    [media.phone]: { objectPosition: '50% 100%' },
    [media.tablet]: { objectPosition: '100% 50%' },
  },
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    'a:hover > * > &': { scale: '1.02' },
  },
  transition: `scale ${vars.motion.slow} ${vars.motion.ease}`,
});

// Eased, since a linear gradient has a visible edge. Keeps the words on the brand's colour whatever picture an operator uploads.
const veil = (percent: number) => `color-mix(in srgb, ${vars.color.hero} ${percent}%, transparent)`;
const ramp = `${veil(94)}, ${veil(92)} 60%, ${veil(74)} 74%, ${veil(34)} 87%, ${veil(10)} 95%, transparent`;

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  alignContent: 'center',
  maxInlineSize: '100%',
  padding: vars.space[4],
  '@media': {
    [media.phone]: { alignContent: 'start' },
    [media.tablet]: { alignSelf: 'stretch', paddingInlineStart: vars.space[6], paddingInlineEnd: '14%', inlineSize: '58%' },
  },
  selectors: {
    'picture ~ &': {
      '@media': {
        [media.phone]: {
          // The bottom of the square, where the picture has its subject.
          marginBlockEnd: '47%',
          paddingBlockEnd: vars.space[6],
          backgroundImage: `linear-gradient(to bottom, ${ramp})`,
        },
        [media.tablet]: { backgroundImage: `linear-gradient(to right, ${ramp})` },
      },
    },
    '[dir=rtl] picture ~ &': { '@media': { [media.tablet]: { backgroundImage: `linear-gradient(to left, ${ramp})` } } },
  },
});
/** Lines begin at the page's edge, where the words are legible on the picture, whatever direction their own language has. */
const asThePage = { textAlign: 'match-parent' } as const;

export const kicker = style({ ...asThePage, color: vars.color.heroKicker, fontSize: vars.size.s, fontWeight: 700 });
export const title = style({
  ...asThePage,
  fontSize: vars.size.xxl,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
});
export const text = style({ ...asThePage, maxInlineSize: '34rem', fontSize: vars.size.m });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.heroAction,
  backgroundImage: vars.image.heroAction,
  color: vars.color.onHeroAction,
  fontWeight: 650,
  boxShadow: vars.shadow.accent,
});
export const terms = style({ ...asThePage, color: vars.color.onHeroMuted, fontSize: vars.size.xs });

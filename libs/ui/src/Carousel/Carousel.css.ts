import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
});
/** Scrolls natively until swiper runs, which sets `data-running`. */
export const window = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Clipped slightly outside, for focus rings and lifted tiles; padding would break swiper's measurements.
  selectors: { '&[data-running]': { overflow: 'clip', overflowClipMargin: '6px', scrollSnapType: 'none', touchAction: 'pan-y' } },
});
export const track = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  transitionProperty: 'transform',
  selectors: { [`${window}[data-running] > &&`]: { gap: 0 } },
});
/**
 * Pixels between slides while it scrolls natively; swiper uses the same distance. In a style sheet, since the pages' policy refuses style
 * attributes.
 */
export const gaps = styleVariants({ 20: { gap: '20px' }, 24: { gap: '24px' } });
const slide = style({ flex: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, scrollSnapAlign: 'start' });
export const slides = styleVariants({
  one: [slide, { inlineSize: '100%' }],
  auto: [slide, { inlineSize: 'clamp(8.5rem, 22vw, 12rem)' }],
  videos: [
    slide,
    {
      inlineSize: 'calc(100% / 1.8)',
      transition: `scale ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        // Slides beside the front one are smaller, so that the overlap hides nothing.
        [`${window}[data-running] &:not(.swiper-slide-active)`]: { scale: '0.86' },
        [`${window}[data-running] &.swiper-slide-active`]: { zIndex: 1 },
      },
    },
  ],
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: '2.25rem',
});
export const besideHead = style({ '@media': { [media.tablet]: { gridArea: '1 / 1', placeSelf: 'center end' } } });
globalStyle(`${carousel}:has(> ${besideHead}) > :first-child`, { gridArea: '1 / 1' });
/** A small mark with a target of 24 px (WCAG 2.5.8). */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.pill,
  '::before': {
    content: '""',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.borderStrong,
    transition: `inline-size ${vars.motion.base}`,
  },
  selectors: { '&[aria-current]::before': { inlineSize: '1.25rem', backgroundColor: vars.color.accentText } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const { tile: look, color, motion } = vars;

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  minInlineSize: 0,
  padding: look.frame,
  border: `1px solid ${look.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: look.background,
  transition: `transform ${motion.base} ${motion.ease}, box-shadow ${motion.base}`,
  vars: { '--tile-from': color.tone0, '--tile-to': color.toneEnd0 },
  selectors: {
    ...Object.fromEntries(
      ([1, 2, 3, 4, 5] as const).map((tone) => [
        `&[data-tone="${tone}"]`,
        { vars: { '--tile-from': color[`tone${tone}`], '--tile-to': color[`toneEnd${tone}`] } },
      ]),
    ),
    '&:not([data-soon])': { boxShadow: vars.shadow.raised },
    '&:not([data-soon]):has(:focus-visible)': { boxShadow: `0 0 0 2px ${color.accent}` },
  },
  '@media': {
    [media.hover]: {
      // With the buttons in the preview, all pictures of a row are equally high; a longer name wraps below.
      gridTemplateRows: 'auto 1fr auto',
      ':hover': { transform: `translateY(${look.lift})` },
      selectors: { '&:not([data-soon]):hover': { boxShadow: `0 0 0 2px ${color.accent}, ${vars.shadow.overlay}` } },
    },
  },
});

/** On hover or keyboard focus: the preview, which overlays the tile and never moves others. */
export const previewed = `${tile}:hover &, ${tile}:has(:focus-visible) &`;

export const pictureRadius = `max(${look.pictureRadius}, calc(${vars.radius.m} - ${look.frame} - 1px))`;

/**
 * The picture keeps its ratio of 3:4 while loading, with the tone as a placeholder. On touch screens it grows if its
 * neighbours are taller because of their buttons, so that rows have no gaps.
 */
export const picture = style({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: pictureRadius,
  backgroundImage: 'linear-gradient(160deg, var(--tile-from), var(--tile-to))',
  '::before': { content: '""', display: 'block', paddingBlockStart: 'calc(100% * 4 / 3)' },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '55%',
    backgroundImage: `linear-gradient(to top, color-mix(in oklab, var(--tile-to) 62%, transparent), transparent 88%), ${vars.image.tileScrim}`,
  },
  selectors: {
    // Dims games that are not available yet with a flat overlay, which is cheaper to paint than a filter.
    [`${tile}[data-soon] &::after`]: {
      blockSize: '100%',
      backgroundColor: 'rgb(12 10 20 / 0.3)',
      backgroundSize: '100% 55%',
      backgroundPosition: 'bottom',
      backgroundRepeat: 'no-repeat',
    },
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: look.pictureFilter,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${tile}:has(:focus-visible) &`]: { transform: 'scale(1.07) translateY(-2%)' } },
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.07) translateY(-2%)' } } } },
});
export const emblem = style([image, { inset: '14% 22% auto', inlineSize: '56%', blockSize: 'auto', objectFit: 'contain' }]);

/** On the dark preview, whatever the theme. Without hover it would push the buttons around when it appears. */
export const details = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      display: 'block',
      color: '#fff',
      fontSize: vars.size.xs,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      textShadow: '0 1px 3px rgb(0 0 0 / 0.9)',
      pointerEvents: 'none',
    },
  },
});

export const badges = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: vars.space[2],
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
  // Where the preview has details, they replace the badges.
  '@media': { [media.hover]: { selectors: { [`${tile}:has(${details}):is(:hover, :has(:focus-visible)) &`]: { opacity: 0 } } } },
});
/** Leaves the other corner to the heart. */
export const besideHeart = style({ marginInlineEnd: '3rem' });

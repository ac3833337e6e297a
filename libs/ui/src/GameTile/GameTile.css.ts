import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const { tile: look, color } = vars;

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
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  vars: { '--tile-from': color.tone0, '--tile-to': color.toneEnd0 },
  selectors: Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { vars: { '--tile-from': color[`tone${tone}`], '--tile-to': color[`toneEnd${tone}`] } },
    ]),
  ),
  '@media': { [media.hover]: { ':hover': { transform: `translateY(${look.lift})` } } },
});

/**
 * The picture keeps 3 to 4 while it loads, the tone stands in until then; beside a taller tile it grows, so that rows
 * have no gaps.
 */
export const picture = style({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `max(${look.pictureRadius}, calc(${vars.radius.m} - ${look.frame} - 1px))`,
  backgroundImage: 'linear-gradient(160deg, var(--tile-from), var(--tile-to))',
  '::before': { content: '""', display: 'block', paddingBlockStart: 'calc(100% * 4 / 3)' },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '50%',
    backgroundImage: vars.image.tileScrim,
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: look.pictureFilter,
  transition: `scale ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { scale: '1.04' } } } },
});

/** A game that is coming is a little quieter than one that can be played, and as good to look at. */
export const quiet = style({ filter: 'saturate(0.7) brightness(0.88)' });

export const badges = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: vars.space[2],
});

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

export const soon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
});

/** Beside the name of a game that can be played, where a mouse has its buttons only on hover. */
export const mark = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.25rem',
      blockSize: '2.25rem',
      borderRadius: vars.radius.control,
      backgroundColor: color.accent,
      backgroundImage: vars.image.accent,
      color: color.onAccent,
    },
  },
});

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

/** On the picture or below it, as the brand has it. */
export const caption = style({
  gridRow: look.captionRow,
  gridColumn: 1,
  alignSelf: look.captionAlign,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: look.captionPadding,
  paddingBlockEnd: vars.space[2],
  color: look.captionColor,
  pointerEvents: 'none',
  zIndex: 1,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.s,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  textWrap: 'pretty',
});

export const vendor = style({ fontSize: vars.size.xs, lineHeight: vars.leading.tight, opacity: 0.85, marginBlockStart: '0.125rem' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const { tile: look, color } = vars;

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
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

/** The picture keeps 3 to 4 while it loads; the tone stands in until then. */
export const picture = style({
  gridArea: '1 / 1',
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `max(${look.pictureRadius}, calc(${vars.radius.m} - ${look.frame} - 1px))`,
  backgroundImage: 'linear-gradient(160deg, var(--tile-from), var(--tile-to))',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '45%',
    backgroundImage: vars.image.tileScrim,
  },
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: look.pictureFilter,
  transition: `scale ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { scale: '1.04' } } } },
});

export const dimmed = style({ filter: 'saturate(0.35) brightness(0.6)' });

export const soon = style({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockStart: '38%',
  padding: vars.space[2],
  borderRadius: vars.radius.s,
  backgroundColor: 'rgb(8 8 16 / 0.78)',
  color: color.onTone,
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
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
  padding: look.captionPadding,
  paddingBlockEnd: vars.space[2],
  color: look.captionColor,
  pointerEvents: 'none',
  zIndex: 1,
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.s,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  textWrap: 'pretty',
});

export const vendor = style({ fontSize: vars.size.xs, lineHeight: vars.leading.tight, opacity: 0.85, marginBlockStart: '0.125rem' });

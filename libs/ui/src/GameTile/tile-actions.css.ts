import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';
import { pictureRadius, previewed } from './GameTile.css.ts';

const { tile: look, color, motion } = vars;

/** Below the picture on touch screens, which have no hover; otherwise over the picture, on hover or focus. */
export const actions = style({
  gridRow: 3,
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  zIndex: 2,
  '@media': {
    [media.hover]: {
      gridRow: 1,
      // What is not in sight must not stretch the picture, however many lines a language takes.
      contain: 'size',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'center',
      gap: vars.space[2],
      padding: vars.space[3],
      // A caption on the picture keeps its place (its row is then the first).
      paddingBlockEnd: `calc((2 - ${look.captionRow}) * 3.25rem + ${vars.space[3]})`,
      borderRadius: pictureRadius,
      backgroundImage: 'linear-gradient(transparent, rgb(8 8 16 / 0.42) 45%, rgb(8 8 16 / 0.12))',
      opacity: 0,
      transition: `opacity ${motion.fast}`,
      selectors: { [previewed]: { opacity: 1 } },
    },
  },
});

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  flex: '1 1 auto',
  minBlockSize: vars.control.m,
  minInlineSize: 0,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: {
      flex: 'none',
      minBlockSize: vars.control.s,
    },
  },
});

export const buttonText = style([optical]);

export const buttons = styleVariants({
  play: [
    button,
    {
      backgroundColor: color.accent,
      backgroundImage: vars.image.accent,
      color: color.onAccent,
      boxShadow: vars.shadow.accent,
      // The whole tile is its target (specification 2: a click on a tile launches the game).
      '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
      ':hover': { backgroundImage: 'none', backgroundColor: color.accentHover },
    },
  ],
  trial: [
    button,
    {
      position: 'relative',
      backgroundColor: color.surfaceRaised,
      borderColor: color.borderStrong,
      color: color.text,
      ':hover': { backgroundColor: color.surfaceHover },
    },
  ],
});

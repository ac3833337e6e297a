import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { previewed, tile } from './GameTile.css.ts';

const { tile: look, color } = vars;

/** On the picture or below it, depending on the brand; the preview never covers the name. */
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
  backgroundColor: look.captionBackground,
  borderBlockStart: `1px solid ${look.captionRule}`,
  borderEndStartRadius: vars.radius.s,
  borderEndEndRadius: vars.radius.s,
  pointerEvents: 'none',
  zIndex: 3,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

const shine = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0% 0' } });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.s,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  textWrap: 'pretty',
  // Lettering on the picture replaces it; it keeps its space, so that nothing moves when the lettering loads.
  selectors: { [`${tile}:has([data-title]) &`]: { opacity: `calc(${look.captionRow} - 1)` } },
  '@media': {
    // Where the preview can show, the name is a label over the picture, with light text.
    [media.hover]: {
      selectors: {
        [previewed]: {
          backgroundImage: `linear-gradient(105deg, currentcolor 40%, ${color.accent} 50%, currentcolor 60%)`,
          backgroundSize: '300% 100%',
          backgroundClip: 'text',
          WebkitTextFillColor: 'transparent',
          animation: `${shine} 2.4s linear infinite`,
        },
      },
    },
  },
});

/** The vendor and, if the game is not available yet, a notice; the dot between them shows only within a line. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75em',
  // Clips horizontally only: marks may extend above the line.
  overflowX: 'clip',
  marginBlockStart: '0.125rem',
  fontSize: vars.size.xs,
  lineHeight: vars.leading.tight,
  opacity: 0.85,
});
export const fact = style({
  position: 'relative',
  // The dot before the first item of a line is outside the box and clipped.
  marginInlineStart: '-0.75em',
  paddingInlineStart: '0.75em',
  '::before': { content: '"·"', position: 'absolute', insetInlineStart: '0.3em' },
});

/** Beside the name of a playable game, where the buttons appear only on hover. */
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
      boxShadow: vars.shadow.accent,
      transition: `opacity ${vars.motion.fast}`,
      selectors: {
        [previewed]: { opacity: 0 },
        // Below the lettering, where that is on the picture: otherwise it would hide the end of the name.
        [`${tile}:has([data-title]) &`]: {
          alignSelf: 'end',
          inlineSize: `calc(1.5rem + (${look.captionRow} - 1) * 0.75rem)`,
          blockSize: `calc(1.5rem + (${look.captionRow} - 1) * 0.75rem)`,
        },
      },
    },
  },
});

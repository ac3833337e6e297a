import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { tile } from './GameTile.css.ts';

const { tile: look, color } = vars;

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
  backgroundColor: look.captionBackground,
  borderBlockStart: `1px solid ${look.captionRule}`,
  borderEndStartRadius: vars.radius.s,
  borderEndEndRadius: vars.radius.s,
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
      selectors: { [`${tile}:hover &, ${tile}:focus-within &`]: { visibility: 'hidden' } },
    },
  },
});

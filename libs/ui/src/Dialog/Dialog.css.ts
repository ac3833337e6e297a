import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const leaving = '&[data-starting-style], &[data-ending-style]';

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  backgroundColor: vars.color.scrim,
  transition: `opacity ${vars.motion.base}`,
  selectors: { [leaving]: { opacity: 0 } },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 71,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space[6] } },
});
export const fullViewport = style({ padding: 0, placeItems: 'stretch', '@media': { [media.phone]: { paddingBlockStart: 0 } } });

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceOverlay,
  backgroundImage: vars.image.card,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  transition: `opacity ${vars.motion.base}, transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [leaving]: { opacity: 0, transform: 'translateY(0.75rem) scale(0.98)' }, '&:focus': { outline: 'none' } },
  '@media': {
    [media.phone]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      selectors: { [leaving]: { opacity: 1, transform: 'translateY(100%)' } },
    },
  },
});

export const sizes = styleVariants({
  s: { maxInlineSize: '26rem', '@media': { [media.phone]: { maxInlineSize: 'none' } } },
  m: { maxInlineSize: '30rem', '@media': { [media.phone]: { maxInlineSize: 'none' } } },
  l: { maxInlineSize: '52rem', '@media': { [media.phone]: { maxInlineSize: 'none' } } },
  full: { maxInlineSize: 'none', blockSize: '100dvh', border: 0, borderRadius: 0 },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  paddingInline: vars.space[5],
  selectors: { [`${sizes.full} > &`]: { padding: vars.space[1], alignItems: 'center' } },
});
export const titles = style({ flex: 1, display: 'grid', gap: vars.space[1], minInlineSize: 0, paddingBlockStart: vars.space[1] });
export const icon = style({ color: vars.color.accentText, marginBlockEnd: vars.space[2] });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.heading.weight,
  lineHeight: vars.leading.tight,
});
export const description = style({ color: vars.color.textMuted });
export const close = style({ marginInlineEnd: '-0.75rem', marginBlockStart: '-0.375rem' });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  selectors: { '&:last-child': { paddingBlockEnd: vars.space[5] } },
});
export const fullBody = style({ flex: 1, minBlockSize: 0, display: 'grid' });
export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  // On phones the buttons share the width, the main one (last in the markup) on top.
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});
export const hidden = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });

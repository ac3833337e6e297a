import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

/** A phone in landscape: everything must fit into about 360 px. */
export const short = 'screen and (max-height: 30rem)';
export const leaving = '&[data-starting-style], &[data-ending-style]';

const popup = style({
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
  transition: `opacity ${vars.motion.base}, transform ${vars.motion.base} ${vars.motion.ease}, translate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
});
const sheet: StyleRule = {
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderInline: 0,
  borderBlockEnd: 0,
  selectors: { [leaving]: { opacity: 1, transform: 'translateY(100%)' } },
};
const side = { inlineSize: 'min(24rem, 100vw - 3rem)', blockSize: '100%', borderRadius: 0, borderBlock: 0 };
export const popups = styleVariants({
  center: [
    popup,
    { selectors: { [leaving]: { opacity: 0, transform: 'translateY(0.75rem) scale(0.98)' } }, '@media': { [media.phone]: sheet } },
  ],
  full: [
    popup,
    {
      border: 0,
      borderRadius: 0,
      backgroundImage: 'none',
      selectors: { [leaving]: { opacity: 0 } },
      '@media': { [short]: { flexDirection: 'row' } },
    },
  ],
  bottom: [popup, { maxInlineSize: '40rem', ...sheet }],
  start: [
    popup,
    side,
    {
      selectors: {
        [leaving]: { transform: 'translateX(-100%)' },
        '[dir=rtl] &:is([data-starting-style], [data-ending-style])': { transform: 'translateX(100%)' },
      },
    },
  ],
  end: [
    popup,
    side,
    {
      selectors: {
        [leaving]: { transform: 'translateX(100%)' },
        '[dir=rtl] &:is([data-starting-style], [data-ending-style])': { transform: 'translateX(-100%)' },
      },
    },
  ],
});

export const sizes = styleVariants({ s: '26rem', m: '30rem', l: '52rem' }, (maxInlineSize) => ({
  maxInlineSize,
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
}));

import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { narrowSide, sideWidths } from './AppFrame.css.ts';

/** Height of the header, including its band (in brands that have one) and border. */
const headerHeight = `calc(4rem + ${vars.heading.rule} * 2 + 1px)`;

export const side = style({
  backgroundColor: vars.color.surfaceHeader,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  ':focus': { outline: 'none' },
  '@media': {
    [media.belowDesktop]: {
      position: 'fixed',
      zIndex: 61,
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 'min(19rem, 86vw)',
      boxShadow: vars.shadow.overlay,
      transform: 'translateX(-105%)',
      visibility: 'hidden',
      transition: `transform ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base}`,
      selectors: { '[dir=rtl] &': { transform: 'translateX(105%)' } },
    },
    [media.desktop]: {
      gridRow: 3,
      gridColumn: 1,
      position: 'sticky',
      insetBlockStart: headerHeight,
      blockSize: `calc(100dvh - ${headerHeight})`,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      selectors: {
        [narrowSide]: {
          zIndex: 36,
          inlineSize: sideWidths.narrow,
          overflowX: 'hidden',
          scrollbarWidth: 'none',
          transition: `inline-size ${vars.motion.fast} ${vars.motion.ease}`,
        },
        // On hover or keyboard focus, the names slide out over the page.
        [`${narrowSide}:hover, ${narrowSide}:has(:focus-visible)`]: { inlineSize: sideWidths.wide, boxShadow: vars.shadow.overlay },
        [`${narrowSide}:hover`]: { transitionDelay: '120ms' },
      },
    },
    [media.still]: { transitionDuration: '0s' },
  },
});

export const sideShown = style({
  '@media': {
    [media.belowDesktop]: { selectors: { '&&': { transform: 'none', visibility: 'visible', transitionProperty: 'transform' } } },
  },
});

export const closeSide = style({
  display: 'grid',
  marginInlineStart: 'auto',
  marginInlineEnd: vars.space[3],
  '@media': { [media.desktop]: { display: 'none' } },
});

export const cover = style({ display: 'none' });

export const coverShown = style({
  '@media': { [media.belowDesktop]: { display: 'block', position: 'fixed', inset: 0, zIndex: 60, backgroundColor: vars.color.scrim } },
});

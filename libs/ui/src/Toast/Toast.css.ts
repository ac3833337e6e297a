import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

export const region = style({
  position: 'fixed',
  zIndex: 80,
  // Below the header, so that it does not cover the menu that a player needs right after logging in.
  insetBlockStart: 'calc(5rem + env(safe-area-inset-top))',
  insetInline: vars.space[3],
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[5], justifyItems: 'end' } },
});
export const list = style({ isolation: 'isolate', display: 'grid', gap: vars.space[2], inlineSize: 'min(24rem, calc(100vw - 1.5rem))' });
/** On phones, until touched: stacked, the newest in front, with the edges of two more below it. */
const piled = `[data-held=false] > ${list} > &`;
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  // Horizontal swipes dismiss it; vertical ones scroll the page.
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.base} ${vars.motion.ease}, scale ${vars.motion.base} ${vars.motion.ease}`,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: {
      selectors: {
        [piled]: { gridArea: '1 / 1' },
        [`${piled}:nth-last-child(2)`]: { translate: '0 0.5rem', scale: '0.95', zIndex: -1 },
        [`${piled}:nth-last-child(3)`]: { translate: '0 1rem', scale: '0.9', zIndex: -2 },
        [`${piled}:nth-last-child(n + 4)`]: { visibility: 'hidden' },
      },
    },
  },
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[1], paddingBlock: '0.125rem' });
export const title = style({ fontWeight: 700 });
export const action = style({
  justifySelf: 'start',
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontWeight: 700,
  cursor: 'pointer',
  textDecoration: 'underline',
});
const mood = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.pill,
});
export const moods = styleVariants({
  info: [mood, { backgroundColor: vars.color.secondSoft, color: vars.color.secondText }],
  success: [mood, { backgroundColor: vars.color.winSoft, color: vars.color.winText }],
  warning: [mood, { backgroundColor: vars.color.warningSoft, color: vars.color.warningText }],
  danger: [mood, { backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText }],
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

const columnSize = '19rem';

export const bar = style({
  position: 'relative',
  zIndex: 25,
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
/** Scrolls sideways if it is wider than the window. The panels are positioned relative to the bar, so this does not clip them. */
export const entries = style({
  display: 'flex',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const entry = style({ display: 'flex', flex: 'none', alignItems: 'stretch', minBlockSize: '2.75rem' });
export const link = style([
  optical,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    color: vars.color.textMuted,
    fontSize: vars.size.s,
    fontWeight: 600,
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&[aria-current=page]': { color: vars.color.accentText, boxShadow: `inset 0 -2px ${vars.color.accentText}` } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  },
]);
globalStyle(`${entry}[data-open] > ${link}`, { color: vars.color.text });
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [media.touch]: { minInlineSize: '2.75rem' }, [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
globalStyle(`${opener} svg`, { transition: `transform ${vars.motion.fast}` });
globalStyle(`${entry}[data-open] > ${opener} svg`, { transform: 'rotate(180deg)' });

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });
export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% - 1px)',
  maxBlockSize: 'min(32rem, 100dvh - 9rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderEndStartRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
});
/** Below its entry, at most to the end of the row. */
export const column = style({
  inlineSize: columnSize,
  insetInlineStart: `clamp(0px, var(--nav-entry-start, 0px), calc(100% - ${columnSize}))`,
});
/** As wide as the row. */
export const large = style({ insetInline: vars.space[5] });

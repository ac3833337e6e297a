import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const headerBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4rem',
  paddingInline: `max(${vars.space[3]}, env(safe-area-inset-left)) max(${vars.space[3]}, env(safe-area-inset-right))`,
  '@media': {
    // On the smallest phones, long button texts must leave room for the logo.
    '(max-width: 22.5rem)': { gap: vars.space[1] },
    [media.tablet]: { paddingInline: vars.space[5], gap: vars.space[4] },
    // Centres the menu button over the side menu's icons.
    [media.desktop]: { paddingInlineStart: '0.875rem' },
  },
});

export const headerStart = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  '@media': { '(max-width: 22.5rem)': { gap: vars.space[1] } },
});

export const headerCenter = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '@media': {
    // It keeps its width; content wider than that must not widen the page.
    [media.belowDesktop]: { visibility: 'hidden', overflow: 'hidden' },
    [media.desktop]: { paddingInline: vars.space[4] },
  },
});

export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { '(max-width: 22.5rem)': { gap: vars.space[1] } },
});

export const item = style({
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  textDecoration: 'none',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
});

export const itemText = style([optical, { minInlineSize: 0, overflowWrap: 'break-word', hyphens: 'auto' }]);

export const bottomBar = style({
  position: 'fixed',
  zIndex: 45,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  minBlockSize: '4rem',
  paddingInline: `max(${vars.space[1]}, env(safe-area-inset-left)) max(${vars.space[1]}, env(safe-area-inset-right))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surfaceHeader,
  boxShadow: vars.shadow.raised,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const bottomItem = style([
  item,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    // Aligned to the top, so that icons stay in line when one of the names wraps.
    alignContent: 'start',
    gap: '0.1875rem',
    minBlockSize: '4rem',
    paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
    paddingInline: '0.125rem',
    fontSize: '0.6875rem',
    fontWeight: 600,
    textAlign: 'center',
    selectors: {
      '&[aria-current=page]': { color: vars.color.accentText, fontWeight: 700 },
      // The current page, marked by more than colour.
      '&[aria-current=page]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInline: '28%',
        blockSize: '3px',
        borderEndStartRadius: '3px',
        borderEndEndRadius: '3px',
        backgroundColor: vars.color.accentText,
      },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&:active': { color: vars.color.text },
    },
  },
]);

/** The most important entry: its icon is on an accent background. */
export const prominent = style({ color: vars.color.text, fontWeight: 700 });
globalStyle(`${prominent} > svg`, {
  boxSizing: 'content-box',
  paddingBlock: '0.1875rem',
  paddingInline: vars.space[3],
  // The background extends beyond the icon's line, so that the texts stay aligned.
  marginBlock: '-0.375rem 0',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  backgroundImage: vars.image.accent,
  color: vars.color.onAccent,
});

export const bottomAside = style({ position: 'absolute', insetBlockStart: vars.space[1], insetInlineStart: 'calc(50% + 0.5rem)' });

export const floatingBar = style({
  position: 'fixed',
  zIndex: 35,
  insetInlineEnd: vars.space[3],
  // Above whatever sticks to the lower edge.
  insetBlockEnd: 'calc(4.75rem + env(safe-area-inset-bottom) + var(--p-frame-lift, 0px))',
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.desktop]: { insetBlockEnd: vars.space[5], insetInlineEnd: vars.space[4] } },
});
/** On top of the bar, without adding to its height, so that nothing in the bar moves when it appears. */
export const passing = style({ position: 'absolute', insetBlockEnd: '100%', insetInlineEnd: 0, paddingBlockEnd: vars.space[2] });

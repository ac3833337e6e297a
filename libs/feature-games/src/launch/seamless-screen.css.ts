import { name as popupName } from './game-popup.css.ts';
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

/** The height that the header, and on phones the bottom bar, leave in the window. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: 'calc(100dvh - var(--p-header-height))',
  '@media': { [media.belowDesktop]: { blockSize: 'calc(100dvh - var(--p-header-height) - var(--p-frame-below))' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  fontSize: vars.size.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
/** A label in the site's title bar, not a headline, as in the popup. */
export const name = style([popupName, { margin: 0, fontFamily: vars.font.body, fontSize: vars.size.s, fontWeight: 600 }]);
export const close = style({ marginInlineStart: 'auto' });

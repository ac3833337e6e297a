import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** The name is a label in the site's title bar, not a headline: the game below is what matters. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontWeight: 600,
});
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const stage = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.surfaceSunken,
});
export const frame = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surfaceSunken,
});

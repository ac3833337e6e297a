import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({ containerType: 'inline-size' });
/** A form next to its outcome, if there is room for both. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  // What matters is the room beside the menus, not the window's width.
  '@container': { '(min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)' } },
});
/** The drawn sign of a payment method. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
});
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const value = style({ margin: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const reference = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.xs, overflowWrap: 'anywhere' });
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const name = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.size.s,
});

// @flag liteApp
import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

/** Opposite the floating bar, above the bar at the bottom. */
export const back = style({
  position: 'fixed',
  zIndex: 20,
  insetInlineStart: `calc(${vars.space[3]} + env(safe-area-inset-left))`,
  insetBlockEnd: `calc(4.75rem + ${vars.space[3]} + env(safe-area-inset-bottom))`,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.desktop]: { insetBlockEnd: vars.space[5] } },
});

/** On a stored page, until it is live. */
export const note = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warningText,
  textAlign: 'center',
  selectors: { ':root[data-live] &': { display: 'none' } },
});

/** A card above the bar at the bottom, beside the floating bar. */
export const install = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: `calc(${vars.space[3]} + env(safe-area-inset-left)) 4.25rem`,
  insetBlockEnd: `calc(4.75rem + env(safe-area-inset-bottom) + var(--p-frame-lift, 0px))`,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.desktop]: { insetInline: `${vars.space[5]} auto`, insetBlockEnd: vars.space[5], maxInlineSize: '24rem' } },
});
export const installText = style({ margin: 0 });

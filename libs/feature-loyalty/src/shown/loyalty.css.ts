// @flag points or vip or missions or manualRebate or bonuses or referral
import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

/** A field with its button, whose label stands above the line that they share. */
export const fieldLine = style({ selectors: { '&&': { alignItems: 'end' } } });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  // What can be done, if anything, has a row of its own below.
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  minInlineSize: 0,
});
/** A card whose first row is its picture. */
export const picturedCard = style([card, { gridTemplateRows: 'auto auto 1fr' }]);
/** From edge to edge of its card. */
export const cardPicture = style({
  inlineSize: `calc(100% + 2 * ${vars.space[4]})`,
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  margin: `calc(-1 * ${vars.space[4]})`,
  marginBlockEnd: 0,
  // Inside the corners of the card's border.
  borderStartStartRadius: `calc(${vars.radius.m} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.m} - 1px)`,
});
/** The level that a member has now. */
export const current = style({ borderColor: vars.color.accent });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2], alignItems: 'center' });
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 600, overflowWrap: 'anywhere' });
export const body = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 });
export const figure = style({ fontSize: vars.size.xl, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const text = style({ margin: 0 });
export const code = style({ margin: 0, fontFamily: 'monospace', fontSize: vars.size.s, overflowWrap: 'anywhere' });
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const day = style({
  display: 'grid',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  fontVariantNumeric: 'tabular-nums',
});
export const dayDone = style([day, { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.accent }]);
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.s, margin: 0 });
export const facts = style({ display: 'grid', gap: vars.space[1], margin: 0 });
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space[3]}` });
export const term = style({ color: vars.color.textMuted });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const list = style({ margin: 0, paddingInlineStart: vars.space[5], listStyle: 'revert' });
export const rows = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
});
export const own = style({ backgroundColor: vars.color.surfaceSunken, fontWeight: 600 });
export const end = style({ textAlign: 'end' });

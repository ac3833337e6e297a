import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const page = style({ display: 'grid', gap: vars.space[7], maxInlineSize: '76rem' });
export const section = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({
  fontSize: vars.size.l,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const swatches = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' });
export const swatch = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
export const field = style({ display: 'grid', placeItems: 'center', minBlockSize: '4.5rem' });
export const sample = style({ fontFamily: vars.font.display, fontSize: vars.size.xl, fontWeight: vars.heading.weight });
export const outline = style({ inlineSize: '3rem', blockSize: '1.75rem', border: '2px solid', borderRadius: vars.radius.control });
export const facts = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', padding: vars.space[3], fontSize: vars.size.s });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' });
export const ramp = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))' });
export const step = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size.xs });
export const stepField = style({ blockSize: '3.5rem' });
export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(6rem, 11rem) minmax(0, 1fr)',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const bar = style({ blockSize: '1rem', backgroundColor: vars.color.accent });
export const shape = style({
  inlineSize: '7rem',
  blockSize: '4.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceOverlay,
});
export const track = style({
  display: 'grid',
  inlineSize: '100%',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
});
export const runner = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  transitionProperty: 'margin-inline-start',
});
export const there = style({ marginInlineStart: 'calc(100% - 2.5rem)' });
export const scaled = style({
  fontFamily: vars.font.display,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  lineHeight: vars.leading.tight,
  textTransform: vars.heading.transform as 'none',
  overflowWrap: 'anywhere',
});
export const specimen = style({ display: 'grid', gap: vars.space[1] });
export const specimenHeading = style({
  fontSize: vars.size.xl,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.transform as 'none',
});
export const picture = style([shape, { inlineSize: '100%', maxInlineSize: '28rem', blockSize: '6rem', borderRadius: vars.radius.m }]);

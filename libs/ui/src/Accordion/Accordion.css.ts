import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const accordion = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
export const item = style({
  interpolateSize: 'allow-keywords',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
// Browsers that do not support this open the content without an animation.
globalStyle(`${item}::details-content`, {
  blockSize: 0,
  overflow: 'hidden',
  transition: `block-size ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
});
globalStyle(`${item}[open]::details-content`, { blockSize: 'auto' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } } },
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const mark = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${item}[open] > ${summary} > &`]: { rotate: '180deg' } },
});
export const content = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4], color: vars.color.textMuted });

import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.7)' } });

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  textAlign: 'center',
});
export const picture = style({ inlineSize: '10rem', animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}` });
export const title = style({
  maxInlineSize: '24ch',
  fontSize: vars.size.xl,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
export const amount = style({ fontSize: vars.size.xxl, fontWeight: 700, lineHeight: vars.leading.tight });
export const text = style({ maxInlineSize: '48ch', color: vars.color.textMuted });
export const facts = style({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginBlockStart: vars.space[2],
  borderBlock: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const name = style({ color: vars.color.textMuted });
export const value = style({ minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  '@media': { [media.phone]: { inlineSize: '100%', flexDirection: 'column' } },
});

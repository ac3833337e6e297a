import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingBlock: vars.space[7],
  paddingInline: vars.space[4],
  textAlign: 'center',
});
// The action has some distance from the text.
globalStyle(`${message} > :is(a, button):last-of-type`, { marginBlockStart: vars.space[2] });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
});
export const illustration = style({ inlineSize: 'min(11rem, 70%)', color: vars.color.accentText });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.heading.weight,
  lineHeight: vars.leading.tight,
});
export const text = style({ color: vars.color.textMuted });
export const reference = style({ color: vars.color.textMuted, fontSize: vars.size.xs, userSelect: 'all' });

// @flag jackpotCounter
import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const counter = style({
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  minBlockSize: '7rem',
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.hero,
  backgroundImage: vars.image.hero,
  color: vars.color.onHero,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
// The longest amount of a currency fits the narrowest phone.
globalStyle(`${counter} > bdi`, { fontSize: `min(${vars.size.hero}, 7.5cqi)` });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const money = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 650, whiteSpace: 'nowrap' });
export const sizes = styleVariants({
  m: {},
  l: { fontSize: vars.size.l },
  xl: { fontSize: vars.size.xl, lineHeight: vars.leading.tight },
  hero: { fontSize: vars.size.hero, fontFamily: vars.font.display, fontWeight: vars.heading.weight, lineHeight: vars.leading.tight },
});
export const moods = styleVariants({
  win: { color: vars.color.winText },
  loss: { color: vars.color.dangerText },
  muted: { color: vars.color.textMuted },
});

import type { iconTones } from '@parlour/domain';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: vars.color.onTone,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
});
export const sizes = styleVariants({ s: 1.75, m: 2.5, l: 4, xl: 6 }, (size) => ({
  inlineSize: `${size}rem`,
  blockSize: `${size}rem`,
  fontSize: `${size * 0.38}rem`,
}));
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const { color } = vars;
const pairs = [
  [color.tone0, color.toneEnd0],
  [color.tone1, color.toneEnd1],
  [color.tone2, color.toneEnd2],
  [color.tone3, color.toneEnd3],
  [color.tone4, color.toneEnd4],
  [color.tone5, color.toneEnd5],
] as const satisfies { length: typeof iconTones };
export const tones = pairs.map(([from, to]) => style({ backgroundImage: `linear-gradient(140deg, ${from}, ${to})` }));
/** The parts of a generated picture, over its background. */
export const shape = styleVariants({
  pale: { fill: color.onTone, fillOpacity: 0.85 },
  veil: { fill: color.onTone, fillOpacity: 0.28 },
  line: { fill: 'none', stroke: color.onTone, strokeOpacity: 0.7, strokeWidth: 1.5 },
});

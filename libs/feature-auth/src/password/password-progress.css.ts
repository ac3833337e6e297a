import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const progress = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], paddingBlockStart: vars.space[1] });
export const track = style({
  flex: 1,
  inlineSize: '100%',
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.border,
  // An SVG draws from the left; in right-to-left languages it is mirrored.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const part = style({ fill: vars.color.warningText, transition: `width ${vars.motion.base}` });
export const full = style({ fill: vars.color.winText, transition: `width ${vars.motion.base}` });
export const text = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });
const judged = style([text, { display: 'inline-flex', alignItems: 'center', gap: vars.space[1], fontWeight: 600 }]);
export const done = style([judged, { color: vars.color.winText }]);
export const weak = style([judged, { color: vars.color.warningText }]);

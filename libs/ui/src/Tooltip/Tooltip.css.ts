import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const positioner = style({ zIndex: 78 });
/** Inverted colours, so that it stands out from whatever is below it. */
export const popup = style({
  maxInlineSize: 'min(18rem, 100vw - 1rem)',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

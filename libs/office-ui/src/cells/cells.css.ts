import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const moment = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const currency = style({ color: vars.color.textMuted, fontSize: '0.8125em' });
export const hidden = style({
  marginInline: '0.125em',
  paddingInline: '0.25em',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: '0.75em',
  fontFamily: 'ui-monospace, monospace',
});
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const factName = style({ color: vars.color.textMuted, fontSize: '0.9375rem' });
export const factValue = style({ margin: 0, overflowWrap: 'anywhere' });
// Beside its label there is not always room for a time on one line.
globalStyle(`${factValue} ${moment}`, { whiteSpace: 'normal' });

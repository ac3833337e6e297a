import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { prefix } from '../Field/Field.css.ts';

export const amount = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const symbol = style([prefix, { fontSize: vars.size.l, lineHeight: vars.leading.body }]);
export const input = style({ fontSize: vars.size.l, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
/** As many per row as fit, all of equal width. */
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.75rem, (100% - 1.5rem) / 3.01), 1fr))',
  gap: vars.space[2],
});
globalStyle(`${quick} bdi`, { whiteSpace: 'nowrap' });

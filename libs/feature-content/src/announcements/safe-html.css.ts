import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const content = style({ overflowWrap: 'anywhere', maxInlineSize: '65ch' });
// The markup that the office's editor can produce, apart from what the page's own styles cover.
globalStyle(`${content} > * + *`, { marginBlockStart: vars.space[3] });
globalStyle(`${content} ul`, { paddingInlineStart: vars.space[5], listStyle: 'disc' });
globalStyle(`${content} ol`, { paddingInlineStart: vars.space[5], listStyle: 'decimal' });
globalStyle(`${content} table`, { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${content} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const box = style({ position: 'relative' });
export const select = style({
  inlineSize: '100%',
  // The arrow, its distance from the edge, and a gap before it.
  paddingInlineEnd: `calc(${vars.space[3]} + 1.25em + ${vars.space[2]})`,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
globalStyle(`${select} option`, { backgroundColor: vars.color.surfaceOverlay, color: vars.color.text });
export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space[3],
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.textMuted,
});

// With a mouse, and where the browser supports it, the list has the brand's style. Phones keep their own picker.
const dressed = { '@supports': { '(appearance: base-select)': { '@media': { [media.hover]: {} as Record<string, unknown> } } } };
function whereDressed(selector: string, rules: Record<string, unknown>): void {
  const styles = structuredClone(dressed);
  styles['@supports']['(appearance: base-select)']['@media'][media.hover] = rules;
  globalStyle(selector, styles as Parameters<typeof globalStyle>[1]);
}
// One line, as in the native style: a wrapped choice would make its field higher than its neighbours.
whereDressed(select, {
  appearance: 'base-select',
  display: 'block',
  alignContent: 'center',
  minBlockSize: '100%',
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  whiteSpace: 'nowrap',
});
whereDressed(`${select}::picker(select)`, {
  appearance: 'base-select',
  maxBlockSize: 'min(24rem, 60dvh)',
  marginBlock: vars.space[1],
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceOverlay,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
});
// The arrow is already drawn beside it.
whereDressed(`${select}::picker-icon`, { display: 'none' });
whereDressed(`${select} option`, {
  gap: vars.space[2],
  minBlockSize: '2.5rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  lineHeight: vars.leading.body,
  cursor: 'pointer',
});
whereDressed(`${select} option:is(:hover, :focus):not(:disabled)`, { backgroundColor: vars.color.surfaceHover, outline: 'none' });
whereDressed(`${select} option:focus-visible`, { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` });
whereDressed(`${select} option:checked`, { backgroundColor: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 600 });
whereDressed(`${select} option:disabled`, { color: vars.color.textMuted, cursor: 'not-allowed' });
whereDressed(`${select} option::checkmark`, { order: 1, marginInlineStart: 'auto' });

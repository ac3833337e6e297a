import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const editor = style({ border: `1px solid ${vars.color.border}`, borderRadius: vars.radius.m });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const asking = style({ padding: vars.space[2], borderBlockEnd: `1px solid ${vars.color.border}` });
export const text = style({
  minBlockSize: '12rem',
  maxBlockSize: '32rem',
  overflow: 'auto',
  padding: vars.space[3],
  overflowWrap: 'break-word',
  whiteSpace: 'pre-wrap',
  fontVariantLigatures: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
});
globalStyle(`${text} img`, { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${vars.color.focus}` });
globalStyle(`${text} table`, { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${text} :is(th, td)`, {
  border: `1px solid ${vars.color.border}`,
  padding: vars.space[2],
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${text} a`, { color: 'inherit', textDecoration: 'underline' });

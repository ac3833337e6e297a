import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const preview = style({
  overflow: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
export const narrow = style({ maxInlineSize: '24.375rem' });
export const shown = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
export const html = style({ overflowWrap: 'break-word' });
export const thumbnail = style({ inlineSize: '100%', blockSize: '6rem', objectFit: 'contain' });
export const image = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
});
export const site = style({ display: 'block', marginInline: 'auto', blockSize: '48rem', border: 0, background: 'white' });
export const problems = style({ margin: 0, paddingInlineStart: vars.space[5] });
export const code = style({ fontFamily: 'monospace' });
globalStyle(`${html} img`, { maxInlineSize: '100%', blockSize: 'auto' });

import { style } from '@vanilla-extract/css';
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
export const frame = style({ inlineSize: '100%', blockSize: '24rem', border: 0, background: 'white' });
export const site = style({ display: 'block', marginInline: 'auto', blockSize: '48rem', border: 0, background: 'white' });
export const problems = style({ margin: 0, paddingInlineStart: vars.space[5] });
export const code = style({ fontFamily: 'monospace' });

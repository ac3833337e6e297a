import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const columns = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
});
export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } } } },
});
export const icon = style({ flex: 'none', inlineSize: '2.25rem', blockSize: '2.25rem', objectFit: 'contain', borderRadius: vars.radius.s });
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600, lineHeight: vars.leading.tight });
export const count = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s });

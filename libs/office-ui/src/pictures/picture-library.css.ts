import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.borderStrong } },
});
export const thumbnail = style({ inlineSize: '100%', blockSize: '6rem', objectFit: 'contain' });

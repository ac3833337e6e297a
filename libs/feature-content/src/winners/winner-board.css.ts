import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const podium = style([list, { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }]);
export const others = style([
  list,
  {
    maxBlockSize: '18rem',
    overflowY: 'auto',
    borderRadius: vars.radius.m,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
});
export const large = style([entry, { padding: vars.space[4] }]);
export const small = style([entry, { padding: vars.space[2] }]);
export const picture = style({ flex: 'none', borderRadius: vars.radius.s, objectFit: 'cover' });
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, gap: vars.space[1] });
export const name = style({ fontWeight: 600 });
export const game = style({ color: vars.color.textMuted, fontSize: vars.size.s, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const screen = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

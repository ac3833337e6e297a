import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[4] });
/** Two fields side by side in a wide dialog. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], justifyContent: 'flex-end' });
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

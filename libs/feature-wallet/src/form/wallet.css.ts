import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** A form beside what came of it, where there is room for both. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)' } },
});
/** On wide screens the amount stands beside the payee, and the button has the whole width below. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const form = style({ display: 'grid', gap: vars.space[4] });
export const balance = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[6]}`, margin: 0 });
export const term = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const value = style({ margin: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const reference = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.xs, overflowWrap: 'anywhere' });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const role = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
/** What is permitted, and at which level. */
export const permission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const group = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: 600 });

import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const role = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});

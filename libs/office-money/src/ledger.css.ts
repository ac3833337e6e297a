import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** The checks, side by side and equally high. */
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
});

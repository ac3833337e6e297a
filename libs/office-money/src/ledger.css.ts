import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** What can be checked, side by side and equally high. */
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
});

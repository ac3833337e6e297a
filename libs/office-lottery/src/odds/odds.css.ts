import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** The changes stay in sight below the sheet. */
export const bar = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 3, maxBlockSize: '60vh', overflowY: 'auto' });
/** A step of exposure: from where, the odds, and a button to remove it. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});

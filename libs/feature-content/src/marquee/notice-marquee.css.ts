// @flag announcements
import { style } from '@vanilla-extract/css';

export const notice = style({
  // As high as a thumb needs it; the row's own edges are part of it.
  minBlockSize: '2.75rem',
  marginBlock: '-0.25em',
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

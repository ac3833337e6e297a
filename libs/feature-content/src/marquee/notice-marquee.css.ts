// @flag announcements
import { style } from '@vanilla-extract/css';

export const notice = style({
  // As high as touch requires, including the row's own padding.
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

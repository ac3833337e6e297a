// @flag announcements
import { style } from '@vanilla-extract/css';

export const notice = style({
  // As high as its row lets it be: a thumb finds it.
  minBlockSize: '2.25rem',
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

import { style } from '@vanilla-extract/css';

export const notice = style({
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

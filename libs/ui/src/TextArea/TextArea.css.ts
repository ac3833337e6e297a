import { style } from '@vanilla-extract/css';

export const area = style({
  resize: 'block',
  fieldSizing: 'content',
  minBlockSize: '5.5rem',
  maxBlockSize: '18rem',
});

import { style } from '@vanilla-extract/css';

/** The list has its own scrolling: only visible rows are rendered. */
export const list = style({ display: 'flex', flexDirection: 'column', blockSize: '32rem', minBlockSize: 0 });

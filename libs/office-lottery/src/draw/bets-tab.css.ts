import { style } from '@vanilla-extract/css';

/** The list scrolls by itself: only the rows in sight are drawn. */
export const list = style({ display: 'flex', flexDirection: 'column', blockSize: '32rem', minBlockSize: 0 });

import { style } from '@vanilla-extract/css';

/** Around a part that becomes live later; its box is its content's. */
export const later = style({ display: 'contents' });

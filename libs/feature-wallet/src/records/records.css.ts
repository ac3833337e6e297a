import { style } from '@vanilla-extract/css';

/** A link that wraps stays aligned with the start of its column. */
export const link = style({ textAlign: 'start' });

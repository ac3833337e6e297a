import { style } from '@vanilla-extract/css';

/** A link that breaks begins where its column begins. */
export const link = style({ textAlign: 'start' });

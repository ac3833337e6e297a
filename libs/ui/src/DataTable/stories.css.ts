import { style } from '@vanilla-extract/css';

/** The width of a phone, on any screen. */
export const narrow = style({ maxInlineSize: '22rem' });

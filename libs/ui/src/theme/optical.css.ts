import { style } from '@vanilla-extract/css';

/**
 * Centres text by its letters rather than the font's line box: fonts for several scripts reserve room for marks above, which
 * would push Latin letters off a button's centre. Nothing is clipped; browsers without support centre the line box.
 */
export const optical = style({ textBoxTrim: 'trim-both', textBoxEdge: 'cap alphabetic' });

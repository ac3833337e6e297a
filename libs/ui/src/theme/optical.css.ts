import { style } from '@vanilla-extract/css';

/**
 * Centres words by their letters, not by the font's line box: faces made for several scripts keep room for marks above,
 * which would push their Latin letters off the middle of a button. Nothing is cut; browsers without it centre the line box.
 */
export const optical = style({ textBoxTrim: 'trim-both', textBoxEdge: 'cap alphabetic' });

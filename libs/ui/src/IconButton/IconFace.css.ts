import { style } from '@vanilla-extract/css';

/** As large as the button: a pointer rests on it wherever it rests. */
export const face = style({ display: 'grid', placeSelf: 'stretch', placeItems: 'center' });

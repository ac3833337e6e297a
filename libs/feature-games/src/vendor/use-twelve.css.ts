import { style } from '@vanilla-extract/css';

export const arrows = style({ display: 'flex', flex: 'none' });

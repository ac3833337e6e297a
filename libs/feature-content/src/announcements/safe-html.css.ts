import { style } from '@vanilla-extract/css';

export const content = style({ overflowWrap: 'anywhere', maxInlineSize: '65ch' });

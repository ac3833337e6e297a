import { style } from '@vanilla-extract/css';

export const hash = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });

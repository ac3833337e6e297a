import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import * as heading from './title.css.ts';

export const header = style([
  heading.ruled,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: vars.space[4], minBlockSize: '2.75rem' },
]);
export const title = style([heading.title, { paddingBlock: vars.space[2], '::before': { insetBlock: '0.9rem' } }]);
export const icon = style({ color: vars.color.accentText });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import * as heading from './title.css.ts';

const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: vars.space[4] });
export const header = style([heading.ruled, line, { minBlockSize: '2.75rem' }]);
export const smallHeader = style([line]);
export const smallTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
});
export const title = style([heading.title, { paddingBlock: vars.space[2], '::before': { insetBlock: '0.9rem' } }]);
export const icon = style({ color: vars.color.accentText });

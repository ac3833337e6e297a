import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const note = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], fontSize: vars.size.s });
export const notes = styleVariants({
  warning: [note, { color: vars.color.warningText }],
  danger: [note, { color: vars.color.dangerText }],
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

/** While empty, it takes no space between the form's parts. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const error = style({
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.dangerSoft,
  color: vars.color.dangerText,
  fontSize: vars.size.s,
});

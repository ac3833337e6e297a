import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const place = style({
  borderRadius: vars.radius.m,
  scrollMarginBlock: '4rem',
  // While empty, it takes no space between the form's parts.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const summary = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.dangerText}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.dangerText,
});
export const content = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({ fontWeight: 700 });
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const link = style({
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' }, [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});

import { style } from '@vanilla-extract/css';
import * as heading from '../SectionHeader/title.css.ts';
import { media, vars } from '../theme/contract.ts';

export const header = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingInlineEnd: vars.space[3],
  marginInlineStart: '-0.25rem',
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const line = style([
  heading.ruled,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[4] },
]);
export const words = style({ flex: '1 1 18rem', display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const title = style([
  heading.title,
  { paddingBlock: vars.space[1], overflowWrap: 'anywhere', '::before': { insetBlock: '0.6rem' } },
]);
export const icon = style({ flex: 'none', color: vars.color.accentText });
export const description = style({ maxInlineSize: '65ch', color: vars.color.textMuted });
export const aside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.phone]: { inlineSize: '100%', flexDirection: 'column-reverse' } },
});

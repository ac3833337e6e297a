import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const bar = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const row = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' } },
});
/** On phones one scrolling row that extends to the edges of the window. */
export const presets = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInlineStart: vars.space[4],
    },
  },
});
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'grid' } },
});
export const expanded = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceRaised,
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Room for the focus ring, which a scroll container would clip.
  paddingBlock: '4px',
  '@media': { [media.phone]: { flexWrap: 'nowrap', inlineSize: 'max-content', paddingInlineEnd: vars.space[4] } },
});
export const clear = style({ justifySelf: 'start' });

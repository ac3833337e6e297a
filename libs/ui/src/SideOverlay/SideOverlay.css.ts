import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const overlay = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '14.5rem minmax(0, 1fr)',
      alignItems: 'stretch',
      minBlockSize: 'calc(100dvh - 4rem)',
    },
    [media.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  },
});
export const title = style({
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[4],
  '@media': { [media.tablet]: { display: 'none' } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 'var(--p-header-height, 0px)',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - var(--p-header-height, 0px))',
      overflowY: 'auto',
      paddingBlock: vars.space[5],
      paddingInlineEnd: vars.space[3],
    },
  },
});
/** On phones a section replaces the list. */
export const behind = style({ '@media': { [media.phone]: { display: 'none' } } });
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceRaised,
  backgroundImage: vars.image.card,
});
export const section = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { borderInlineStart: `1px solid ${vars.color.border}` } },
});
export const back = style({
  display: 'flex',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.m,
  paddingInline: vars.space[4],
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

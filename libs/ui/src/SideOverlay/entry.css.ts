import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const group = style({ display: 'grid', gap: vars.space[1] });
export const groupTitle = style({
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
});
export const list = style({
  '@media': {
    [media.phone]: {
      overflow: 'hidden',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surfaceRaised,
    },
    [media.tablet]: { display: 'grid', gap: '0.125rem' },
  },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.control.m,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.phone]: {
      minBlockSize: '3.5rem',
      paddingInline: vars.space[4],
      selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
    [media.tablet]: {
      borderRadius: vars.radius.m,
      color: vars.color.textMuted,
      fontWeight: 550,
      selectors: { '&[aria-current=page]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 650 } },
    },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } } },
  },
});
export const destructive = style({ color: vars.color.dangerText, '@media': { [media.tablet]: { color: vars.color.dangerText } } });
export const icon = style({ display: 'grid', flex: 'none', '@media': { [media.phone]: { color: vars.color.accentText } } });
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** On phones an entry leads to another page, and looks like it. */
export const onwards = style({ flex: 'none', color: vars.color.textMuted, '@media': { [media.tablet]: { display: 'none' } } });

import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const file = style({
  inlineSize: '100%',
  padding: vars.space[3],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: vars.space[3],
      padding: `${vars.space[2]} ${vars.space[3]}`,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.s,
      backgroundColor: vars.color.surfaceRaised,
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
  },
});
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
});
/** The selection and its actions stay visible below the list. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
export const before = style({ color: vars.color.textMuted });
/** Searches a list beside the button that says how it is read. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
globalStyle(`${tools} > :first-child`, { flex: '1 1 14rem' });

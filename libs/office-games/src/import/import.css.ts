import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

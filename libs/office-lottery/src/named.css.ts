import { breakpoints, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = `(width < ${breakpoints.tablet})`;

/** A row of a list has room for these two lines; on a card, which is narrow, both wrap rather than lose their ends. */
export const named = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.25,
  '@media': { [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
globalStyle(`[role='gridcell'] > ${named} > *`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const code = style({ color: vars.color.textMuted, fontSize: '0.75rem', fontWeight: 400 });

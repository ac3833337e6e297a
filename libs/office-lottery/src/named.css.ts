import { breakpoints, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = `(width < ${breakpoints.tablet})`;

/** Where there is room for more lines, both wrap on a phone rather than lose their ends. */
export const named = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.25,
  '@media': { [phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
/** A row of a list, and its card on a phone, has room for these two lines only: what wraps would be cut. */
globalStyle(`[role='gridcell'] ${named}`, { '@media': { [phone]: { whiteSpace: 'nowrap' } } });
globalStyle(`[role='gridcell'] ${named} > *`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const code = style({ color: vars.color.textMuted, fontSize: '0.75rem', fontWeight: 400 });

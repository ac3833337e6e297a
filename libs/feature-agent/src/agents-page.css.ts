import { media, scrollingRow, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as a form is comfortable to read. */
export const narrow = style({ inlineSize: '100%', maxInlineSize: '28rem', marginInline: 'auto' });
export const support = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s, textAlign: 'center' });

/** Buttons side by side; on phones in one row that scrolls, out to the edges of the window. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { ...scrollingRow, flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${buttons} > *`, { flexShrink: 0 });

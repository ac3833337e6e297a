import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as a form is read well. */
export const narrow = style({ inlineSize: '100%', maxInlineSize: '28rem', marginInline: 'auto' });
export const support = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s, textAlign: 'center' });

/** Buttons side by side; on phones in one row that scrolls, out to the edges of the window. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      // Room for focus rings, which a scroll container would clip.
      paddingBlock: vars.space[1],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingInline: vars.space[4],
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${buttons} > *`, { flexShrink: 0 });

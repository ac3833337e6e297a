import { media, vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Beside the other filters, twice as wide as each. */
export const days = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  selectors: { '&&': { flex: '1 1 20rem', '@media': { [media.tablet]: { maxInlineSize: '22rem' } } } },
});
globalStyle(`${days} > div`, { flex: 1, minInlineSize: 0 });

// @flag liteApp
import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

/** The code beside what it is for. */
export const other = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
/** A code that shrank could not be scanned. */
globalStyle(`${other} > :first-child`, { flex: 'none' });

export const title = style({ marginBlockEnd: vars.space[3], fontSize: vars.size.l });
export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', columnGap: vars.space[6] } },
});
export const step = style({ overflowWrap: 'anywhere', selectors: { '&::marker': { fontWeight: 700 } } });
export const picture = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', marginBlockEnd: vars.space[2] });

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const sum = style({ overflowWrap: 'anywhere', fontSize: vars.size.s });

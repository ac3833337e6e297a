import { vars } from '@parlour/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Blocks of facts, as many side by side as there is room for. */
export const columns = style({
  columnWidth: '24rem',
  columnGap: vars.space[4],
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
});
globalStyle(`${columns} > *`, { breakInside: 'avoid', marginBlockEnd: vars.space[4] });
export const quiet = style({ margin: 0, color: vars.color.textMuted });
export const notes = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '44rem' });

/** A field with its button on one line. */
export const fieldAndButton = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] });
export const document = style({ maxInlineSize: '100%', maxBlockSize: '70vh', objectFit: 'contain' });

import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** Blocks of facts, as many beside one another as there is room for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const quiet = style({ margin: 0, color: vars.color.textMuted });
export const note = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const notes = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '44rem' });

/** A field with its button on one line. */
export const fieldAndButton = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] });

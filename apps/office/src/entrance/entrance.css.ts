import { media, vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** One calm panel in the middle of the window; on phones the whole width. */
export const place = style({
  display: 'grid',
  minBlockSize: '100dvh',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[5],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { alignContent: 'start', paddingBlockStart: vars.space[7] } },
});
export const panel = style({ inlineSize: '100%', maxInlineSize: '26rem', display: 'grid', gap: vars.space[5] });
export const mark = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const name = style({ fontSize: '1.125rem', fontWeight: 600, color: vars.color.text });
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  '::before': { content: '""', borderBlockStart: `1px solid ${vars.color.border}` },
  '::after': { content: '""', borderBlockStart: `1px solid ${vars.color.border}` },
});
export const setUp = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
});
export const key = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', overflowWrap: 'anywhere', userSelect: 'all' });
/** The operators that one can look around as. */
export const people = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: vars.space[2] });
export const foot = style({ inlineSize: '100%', maxInlineSize: '26rem' });

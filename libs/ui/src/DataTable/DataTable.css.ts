import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

const hidden = { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const line = `1px solid ${vars.color.border}`;

export const frame = style({
  position: 'relative',
  '@media': { [media.tablet]: { overflowX: 'auto', border: line, borderRadius: vars.radius.m, backgroundColor: vars.color.surfaceRaised } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', '@media': { [media.phone]: { display: 'block' } } });
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
// A line that runs along the top; paler text would be harder to read.
export const refreshing = style({
  overflowX: 'clip',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: 1,
    inlineSize: '40%',
    blockSize: '3px',
    backgroundColor: vars.color.accent,
    animation: `${run} 1.1s linear infinite`,
  },
});
export const caption = style(hidden);
export const head = style({ '@media': { [media.phone]: hidden } });
export const header = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: line,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const body = style({ '@media': { [media.phone]: { display: 'grid', gap: vars.space[3] } } });
export const row = style({
  '@media': {
    [media.tablet]: { selectors: { '&:not(:last-child)': { borderBlockEnd: line } } },
    [media.hover]: { ':hover': { backgroundColor: vars.color.surfaceHover } },
    [media.phone]: {
      display: 'grid',
      padding: vars.space[4],
      border: line,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.surfaceRaised,
    },
  },
});
export const lead = style({});
export const cell = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[4],
      paddingBlock: vars.space[1],
      paddingInline: 0,
      selectors: {
        [`&.${lead}`]: {
          order: -1,
          paddingBlockEnd: vars.space[2],
          marginBlockEnd: vars.space[2],
          borderBlockEnd: line,
          fontSize: vars.size.m,
          fontWeight: 650,
        },
      },
    },
  },
});
export const end = style({ textAlign: 'end' });
export const cardLabel = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', flex: 'none', color: vars.color.textMuted, selectors: { [`${lead} > &`]: { display: 'none' } } },
  },
});
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { textAlign: 'end', selectors: { [`${lead} > &`]: { textAlign: 'start', flex: 1 } } } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const line = `1px solid ${vars.color.border}`;
const cards = '(max-width: 43.99rem)';
const wide = '(min-width: 44rem)';
const narrow = '(max-width: 17rem)';

const base = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  verticalAlign: 'middle',
  '@container': {
    [wide]: {
      selectors: {
        'tr:not(:last-child) > &': { borderBlockEnd: line },
        '&:first-child': { paddingInlineStart: vars.space[4] },
        '&:last-child': { paddingInlineEnd: vars.space[4] },
      },
    },
    [cards]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[4],
      paddingBlock: vars.space[1],
      paddingInline: 0,
    },
  },
});
const headOfCard = {
  paddingBlockEnd: vars.space[2],
  marginBlockEnd: vars.space[2],
  borderBlockEnd: line,
  fontSize: vars.size.m,
  fontWeight: 650,
} as const;

/** Styles of a cell on a card. */
export const cells = {
  line: base,
  lead: style([
    base,
    {
      '@container': {
        [cards]: { ...headOfCard, order: -2, gridColumn: '1' },
        [narrow]: { gridColumn: '1 / -1', marginBlockEnd: 0, borderBlockEnd: 0 },
      },
    },
  ]),
  figure: style([
    base,
    {
      '@container': {
        [cards]: { ...headOfCard, order: -1, gridColumn: '2', justifyContent: 'end', paddingInlineStart: vars.space[3] },
        [narrow]: { gridColumn: '1 / -1', justifyContent: 'start', paddingInlineStart: 0 },
      },
    },
  ]),
  action: style([base, { '@container': { [cards]: { order: 1, paddingBlockStart: vars.space[2] } } }]),
};
export const end = style({ textAlign: 'end' });
export const unbroken = style({ '@container': { [wide]: { whiteSpace: 'nowrap' } } });
export const alone = style({ '@container': { [cards]: { gridColumn: '1 / -1' } } });
export const unused = style({ '@container': { [cards]: { display: 'none' } } });

export const cardLabel = style({
  display: 'none',
  '@container': { [cards]: { display: 'block', flex: 'none', textAlign: 'start', maxInlineSize: '50%', color: vars.color.textMuted } },
});
export const noLabel = style({ display: 'none' });
export const value = style({
  minInlineSize: 0,
  '@container': {
    [cards]: {
      // Words do not break in a table, or a column could shrink to single letters.
      overflowWrap: 'anywhere',
      textAlign: 'end',
      selectors: {
        [`${cells.lead} > &`]: { flex: 1, textAlign: 'start' },
        [`${cells.action} > &`]: { flex: 1, display: 'grid', textAlign: 'start' },
      },
    },
  },
});
/** Keeps skeleton cells about as wide as typical values. */
export const waiting = style({ minInlineSize: '4rem' });

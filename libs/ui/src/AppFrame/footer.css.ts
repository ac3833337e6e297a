import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const footer = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[7],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceHeader,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[5] },
    [media.desktop]: { paddingInlineEnd: '4.5rem', paddingInlineStart: vars.space[6] },
  },
});

export const footerColumns = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});

export const footerColumn = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  selectors: {
    // Spans two columns, since it would otherwise wrap to a line far below the others; on phones a whole row.
    '&:has(> :nth-child(8))': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[5],
    },
  },
  '@media': { [media.tablet]: { selectors: { '&:has(> :nth-child(8))': { gridColumn: 'span 2' } } } },
});

export const footerTitle = style({
  gridColumn: '1 / -1',
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontWeight: 700,
  marginBlockEnd: vars.space[1],
});

export const smallPrint = style({ display: 'grid', gap: vars.space[2], color: vars.color.textMuted, fontSize: vars.size.s });

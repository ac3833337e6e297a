import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

const list = style({ display: 'flex', minInlineSize: 0 });
export const lists = styleVariants({
  bar: [list, { gap: vars.space[1], padding: vars.space[1], borderRadius: vars.radius.control, backgroundColor: vars.color.surfaceSunken }],
  line: [list, { gap: vars.space[4], overflowX: 'auto', scrollbarWidth: 'none', borderBlockEnd: `1px solid ${vars.color.border}` }],
});

const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[1],
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
});
export const tabs = styleVariants({
  bar: [
    tab,
    {
      flex: 1,
      minInlineSize: 0,
      paddingInline: vars.space[2],
      borderRadius: vars.radius.control,
      selectors: { '&[data-active]': { backgroundColor: vars.color.surfaceHover, color: vars.color.text, boxShadow: vars.shadow.raised } },
    },
  ],
  line: [
    tab,
    {
      flex: 'none',
      paddingInline: vars.space[1],
      borderBlockEnd: '2px solid transparent',
      selectors: {
        '&[data-active]': { borderBlockEndColor: vars.color.accentText, color: vars.color.text },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
    },
  ],
});

export const text = style([optical]);
export const panel = style({ minInlineSize: 0 });

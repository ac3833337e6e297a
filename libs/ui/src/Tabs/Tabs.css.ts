import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** A row that overflows fades out on the side where there is more. */
const fade = '2.5rem';
const ends = (start: string, end: string) =>
  `linear-gradient(to var(--p-tabs-onwards, right), transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`;
const list = style({
  // What only screen readers hear stands absolutely: it is cut off with its tab, and does not widen the page.
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: {
    '[dir=rtl] &': { vars: { '--p-tabs-onwards': 'left' } },
    '&[data-more=start]': { maskImage: ends(fade, '0px') },
    '&[data-more=end]': { maskImage: ends('0px', fade) },
    '&[data-more="start end"]': { maskImage: ends(fade, fade) },
  },
});
export const lists = styleVariants({
  bar: [list, { gap: vars.space[1], padding: vars.space[1], borderRadius: vars.radius.control, backgroundColor: vars.color.surfaceSunken }],
  line: [list, { gap: vars.space[4], borderBlockEnd: `1px solid ${vars.color.border}` }],
});

const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.m,
  paddingBlock: vars.space[1],
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.onDisabled, cursor: 'not-allowed' }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled], [data-active])': { color: vars.color.text } } } },
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
});
export const tabs = styleVariants({
  bar: [
    tab,
    {
      flex: '1 0 max-content',
      maxInlineSize: '100%',
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
      },
    },
  ],
});

export const text = style([optical]);
export const panel = style({ minInlineSize: 0 });

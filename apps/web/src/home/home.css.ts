import { style } from '@vanilla-extract/css';
import { media, vars } from '@parlour/ui/theme';

export const home = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], alignContent: 'start' });

/** Below the sticky header; it stays within reach during a search. */
export const search = style({
  selectors: {
    '&[data-open]': {
      position: 'sticky',
      zIndex: 30,
      insetBlockStart: `calc(4rem + ${vars.heading.rule} * 2)`,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      marginBlockStart: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      paddingBlock: vars.space[2],
      backgroundColor: vars.color.surface,
      '@media': {
        [media.tablet]: { marginInline: `calc(-1 * ${vars.space[5]})`, paddingInline: vars.space[5] },
      },
    },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0 });
export const head = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[3] });
export const titles = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({ fontWeight: 700, lineHeight: vars.leading.tight });
export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: vars.space[4] });
export const columns = style([
  fields,
  // The number of columns depends on the form's width, not the window's.
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', columnGap: vars.space[4] },
]);

export const actions = style({ display: 'grid', gap: vars.space[3] });
export const note = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const sticky = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: 3,
      // Above the bottom bar where there is one; the keyboard shrinks the viewport (`interactive-widget`).
      insetBlockEnd: 'var(--p-frame-below, 0px)',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      paddingBlockStart: vars.space[3],
      paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surfaceRaised,
      selectors: {
        // Extends behind the bottom bar, which is not always as high as the space reserved for it.
        'main &::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: '100%',
          blockSize: vars.space[3],
          backgroundColor: 'inherit',
        },
      },
    },
  },
});
// Moves elements that float over the page's corner out of its way.
globalStyle(`:root:has(main ${sticky})`, { '@media': { [media.phone]: { vars: { '--p-frame-lift': '4.5rem' } } } });

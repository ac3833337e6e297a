import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { sideWidths } from './AppFrame.css.ts';
import { item, itemText } from './bars.css.ts';
import { side } from './side-panel.css.ts';

/** While the side menu shows only icons, without hover or focus. */
const railClosed = (inside: string) => `:root[data-side=narrow] ${side}:not(:hover, :has(:focus-visible)) ${inside}`;

export const sideItem = style([
  item,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.control.m,
    paddingBlock: vars.space[2],
    // Centred in the rail.
    paddingInline: vars.space[3],
    borderRadius: vars.radius.m,
    fontWeight: 550,
    textAlign: 'start',
    selectors: {
      '&[aria-current=page]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 650 },
    },
    '@media': {
      // The rail shows only the icon; the name stays available to screen readers and appears when the rail expands.
      [media.desktop]: {
        selectors: { [railClosed('&')]: { inlineSize: '3rem', flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' } },
      },
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } } },
    },
  },
]);

globalStyle(railClosed(`${sideItem} > ${itemText}`), { '@media': { [media.desktop]: { opacity: 0 } } });

export const sideAside = style({
  marginInlineStart: 'auto',
});

export const sideGroup = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  selectors: {
    // Also when nested in a part, or in an element of it with `display: contents`.
    '& + &, & + * > &, & + * > * > &': {
      marginBlockStart: vars.space[3],
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const sideTitle = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { selectors: { [railClosed('&')]: { visibility: 'hidden' } } } },
});

/** Elements without an icon are hidden while the rail is collapsed. */
export const sideTools = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  marginBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { selectors: { [railClosed('&')]: { visibility: 'hidden', inlineSize: sideWidths.wide } } } },
});

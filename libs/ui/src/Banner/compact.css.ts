import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

/**
 * A low banner that leaves the first view to the content below it, with words beside the picture on phones too. It reserves
 * three lines for the title and keeps the action at the bottom, so nothing moves when the web font loads and lines rewrap.
 */
export const banner = style({
  selectors: { '&&': { minBlockSize: '9.5rem', '@media': { [media.tablet]: { minBlockSize: 'clamp(11rem, 17vw, 14.5rem)' } } } },
  '@media': { [media.phone]: { selectors: { '&&': { alignItems: 'stretch' } } } },
});

const veil = (percent: number) => `color-mix(in srgb, ${vars.color.hero} ${percent}%, transparent)`;
const ramp = `${veil(94)}, ${veil(90)} 55%, ${veil(60)} 74%, ${veil(20)} 90%, transparent`;

export const words = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${banner} &&`]: {
          alignContent: 'stretch',
          inlineSize: '68%',
          marginBlockEnd: 0,
          paddingBlock: vars.space[3],
          paddingInlineEnd: '12%',
          backgroundImage: `linear-gradient(to right, ${ramp})`,
        },
        [`[dir=rtl] ${banner} &&`]: { backgroundImage: `linear-gradient(to left, ${ramp})` },
      },
    },
    [media.tablet]: { selectors: { [`${banner} &&`]: { backgroundImage: 'none' } } },
  },
});

export const picture = style({
  '@media': {
    [media.phone]: { selectors: { [`${banner} &&`]: { objectPosition: '100% 50%' } } },
    // Square: stretched across the banner, only a strip of it would be visible.
    [media.tablet]: {
      selectors: {
        [`${banner} &&`]: {
          insetInlineStart: 'auto',
          inlineSize: '60%',
          objectPosition: '100% 62%',
          mask: 'linear-gradient(to right, transparent, #000 38%)',
        },
      },
    },
  },
});

export const title = style({
  '@media': { [media.phone]: { selectors: { [`${banner} &&`]: { fontSize: vars.size.xl } } } },
});

/** On phones the title and action are enough; the linked page has the rest. */
export const text = style({ '@media': { [media.phone]: { display: 'none' } } });

export const action = style({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${banner} &&`]: {
          alignSelf: 'end',
          minBlockSize: '2.25rem',
          marginBlockStart: vars.space[1],
          paddingInline: vars.space[4],
          fontSize: vars.size.s,
        },
      },
    },
  },
});

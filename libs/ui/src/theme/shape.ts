import type { BrandTokens } from './tokens.ts';

const rem = (pixels: number): string => `${+(pixels / 16).toFixed(4)}rem`;

/** Everything in a theme that is the same in dark and light: spaces, corners, type scale, headings, motion, tiles. */
export function shape(tokens: BrandTokens, density = tokens.density.$value) {
  const { radius, scale, motion, $extensions } = tokens;
  const style = $extensions.parlour;
  const corner = radius.$value.value;
  const size = (power: number) => rem(16 * scale.$value ** power);
  const duration = motion.$value.value;
  const uppercase = style.heading === 'uppercase';
  return {
    ...spacing(density),
    radius: {
      s: rem(corner / 2),
      m: rem(corner),
      l: rem(corner * 1.5),
      xl: rem(corner * 2),
      control: style.control === 'pill' ? '999px' : style.control === 'square' ? rem(Math.min(corner, 2)) : rem(corner),
      // A brand with small corners has no pill shapes either.
      pill: style.control === 'square' ? rem(2) : style.control === 'soft' && corner < 8 ? rem(corner) : '999px',
    },
    size: {
      xs: rem(12),
      s: rem(14),
      m: rem(16),
      l: size(1),
      xl: size(2),
      xxl: `clamp(${size(2.4)}, 1rem + 2.4vw, ${size(3.4)})`,
      hero: `clamp(${size(3.2)}, 1rem + 4.2vw, ${size(5.4)})`,
    },
    heading: {
      weight: `${tokens.font.displayWeight.$value}`,
      tracking: uppercase ? '0.04em' : style.heading === 'ruled' ? '-0.015em' : '0',
      transform: uppercase ? 'uppercase' : 'none',
      rule: style.heading === 'ruled' ? '2px' : '0px',
      mark: style.heading === 'ruled' ? '0px' : '4px',
    },
    motion: {
      fast: `${Math.round(duration * 0.6)}ms`,
      base: `${duration}ms`,
      slow: `${duration * 2}ms`,
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    tile: tile(style.imagery, corner),
  };
}

/** Spaces, and minimum heights of controls (44 px on touch screens whatever the density, see `makeTheme`). */
export function spacing(density: number) {
  const step = (pixels: number) => rem(Math.round(pixels * density));
  const height = (pixels: number) => rem(2 * Math.round((pixels * (1 + density)) / 4));
  return {
    space: { 1: step(4), 2: step(8), 3: step(12), 4: step(16), 5: step(24), 6: step(32), 7: step(48), 8: step(72) },
    control: { s: height(36), m: height(44), l: height(52) },
  };
}

/**
 * `framed` mounts the picture like a print, with the caption below; `plate` puts a nameplate over its lower edge; in the others
 * the picture fills the tile, with the caption on it.
 */
function tile(imagery: BrandTokens['$extensions']['parlour']['imagery'], corner: number) {
  const edgeToEdge = {
    captionRow: '1',
    captionAlign: 'end',
    captionColor: 'var(--p-color-on-tone)',
    captionPadding: rem(12),
    captionBackground: 'transparent',
    captionRule: 'transparent',
    lettering: 'block',
    frame: '0px',
    pictureRadius: '0px',
    pictureFilter: 'none',
    background: 'transparent',
    border: 'transparent',
    lift: imagery === 'vivid' ? '-4px' : '-2px',
  };
  if (imagery === 'framed') {
    return {
      ...edgeToEdge,
      captionRow: '2',
      captionAlign: 'start',
      captionColor: 'var(--p-color-text)',
      captionPadding: rem(10),
      frame: rem(6),
      pictureRadius: rem(Math.max(0, corner - 2)),
      pictureFilter: 'saturate(0.9)',
      background: 'var(--p-color-surface-raised)',
      border: 'var(--p-color-border)',
      lift: '0px',
    };
  }
  if (imagery === 'plate') {
    return {
      ...edgeToEdge,
      captionColor: 'var(--p-color-text)',
      captionPadding: rem(9),
      captionBackground: 'var(--p-color-surface-raised)',
      captionRule: 'var(--p-color-accent)',
      // The plate has the name, and covers the foot of the picture.
      lettering: 'none',
      pictureFilter: 'saturate(0.82) contrast(1.06)',
      background: 'var(--p-color-surface-raised)',
      border: 'var(--p-color-border)',
      lift: '0px',
    };
  }
  return edgeToEdge;
}

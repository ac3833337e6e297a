import type { DrawGround } from './banner-grounds.ts';
import { c, e, g, many, n, p, r, s, type Kit } from './drawing.ts';
import type { Palette } from './palettes.ts';

// Fallback grounds for brands without artwork. They work in any colours and are dark behind text.

const lit = (kit: Kit, colours: Palette, x: number, y: number, radius: number): string =>
  c(x, y, radius, kit.f(`${colours.light}@.95`, `${colours.mid}@.55`, `${colours.mid}@0`));

/** Fans in rows, as on a theatre's curtain, before a halo of beads. */
const fans: DrawGround = (kit, colours, { width, height, x, y }) => {
  const size = 74;
  const fan = many(4, (ring) =>
    c(
      0,
      0,
      size - ring * 18,
      ring === 3 ? colours.glow : 'none',
      ring === 3 ? 'opacity=".5"' : `stroke="${colours.glow}" stroke-width="2.4"`,
    ),
  );
  const row = (level: number, shift: number): string =>
    many(
      Math.ceil(width / (size * 2)) + 1,
      (index) =>
        c(index * size * 2 + shift, level, size, kit.v(colours.mid, colours.deep)) +
        g(`translate(${n(index * size * 2 + shift)} ${n(level)})`, kit.put(fan, 'scale(1)'), 'opacity=".34"'),
    );
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    lit(kit, colours, x, y - 10, height * 0.72) +
    g(
      `translate(${n(x)} ${n(y)})`,
      kit.around(40, c(0, -236, 5, colours.glow)) + kit.around(80, c(0, -262, 2.4, colours.glow)),
      'opacity=".5"',
    ) +
    row(height - 8, 0) +
    row(height + 34, size) +
    r(0, 0, width * 0.5, height, 0, kit.h(`${colours.deep}@.9`, `${colours.deep}@0`))
  );
};

/** Shafts of light from behind what is shown, a floor that mirrors it. */
const shafts: DrawGround = (kit, colours, { width, height, x, y }, random) => {
  const floor = y + 170;
  const shaft = p(`M-16 0L-74-${width}H74L16 0Z`, kit.v(`${colours.light}@0`, `${colours.light}@.5`));
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.mid)) +
    g(`translate(${n(x)} ${n(y)})`, kit.around(14, shaft, 6), 'opacity=".55"') +
    lit(kit, colours, x, y, height * 0.62) +
    r(0, floor, width, height, 0, kit.v(`${colours.mid}@.9`, colours.deep)) +
    e(x, floor + 8, 360, 40, kit.f(`${colours.glow}@.55`, `${colours.glow}@0`)) +
    s(
      many(5, (index) => `M${n(x - 330 + index * 26)} ${n(floor + 24 + index * 16)}h${n(660 - index * 52)}`),
      colours.glow,
      2,
      'opacity=".28"',
    ) +
    many(26, () => c(random() * width, random() * floor, 1 + random() * 2.4, colours.glow, 'opacity=".6"')) +
    r(0, 0, width * 0.55, height, 0, kit.h(`${colours.deep}@.92`, `${colours.deep}@0`))
  );
};

/** Ribbons of silk that swing through the picture, hemmed with a fine line. */
const ribbons: DrawGround = (kit, colours, { width, height, x, y }, random) => {
  const swing = (level: number, rise: number): string =>
    `M-20 ${n(level)}C${n(width * 0.28)} ${n(level - rise)} ${n(width * 0.55)} ${n(level + rise)} ${n(width + 20)} ${n(level - rise * 0.6)}`;
  const ribbon = (level: number, rise: number, fill: string, opacity: number): string =>
    p(`${swing(level, rise)}V${height + 20}H-20Z`, fill, `opacity="${opacity}"`) +
    s(swing(level, rise), colours.glow, 2, 'opacity=".55"') +
    s(swing(level + 12, rise), colours.glow, 1, 'opacity=".35"');
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    lit(kit, colours, x, y - 20, height * 0.75) +
    c(x, y, 250, 'none', `stroke="${colours.glow}" stroke-width="1.6" opacity=".45"`) +
    c(x, y, 266, 'none', `stroke="${colours.glow}" stroke-width="5" stroke-dasharray="1 17" opacity=".55"`) +
    many(12, () =>
      c(
        width * 0.35 + random() * width * 0.65,
        random() * height * 0.7,
        5 + random() * 22,
        kit.f(`${colours.glow}@.45`, `${colours.glow}@0`),
      ),
    ) +
    ribbon(height * 0.66, 70, kit.v(colours.light, colours.mid), 0.45) +
    ribbon(height * 0.8, 54, kit.v(colours.mid, colours.deep), 0.8) +
    ribbon(height * 0.93, 36, colours.deep, 0.85) +
    r(0, 0, width * 0.5, height, 0, kit.h(`${colours.deep}@.9`, `${colours.deep}@0`))
  );
};

export const accentGrounds = [fans, shafts, ribbons] as const;

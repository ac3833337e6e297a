import { c, e, g, many, n, n2, p, r, s, type Kit } from './drawing.ts';
import { gold, type Palette } from './palettes.ts';

/** The ground of a banner, by the size of its picture; its calm part lies at the start, or on top on phones. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Centre of what the banner shows. */
  readonly x: number;
  readonly y: number;
}

export type DrawGround = (kit: Kit, colours: Palette, ground: Ground, random: () => number) => string;

const lamps = (kit: Kit, colours: Palette, { width, height }: Ground, random: () => number): string =>
  many(16, () =>
    c(width * 0.3 + random() * width * 0.7, random() * height, 6 + random() * 26, kit.f(`${colours.glow}@.5`, `${colours.glow}@0`)),
  );

/** A night on the river: lit from behind, rounded, an alpona (floor painting of rice paste) around what is shown. */
export const riverNight: DrawGround = (kit, colours, ground, random) => {
  const { width, height, x, y } = ground;
  const petal = (radius: number, size: number): string =>
    p(
      `M0-${radius}C${size}-${radius + size} ${size}-${radius + size * 2} 0-${radius + size * 2.6}C-${size}-${radius + size * 2} -${size}-${radius + size} 0-${radius}Z`,
      'none',
      `stroke="${colours.glow}" stroke-width="3"`,
    );
  const wave = (level: number): string =>
    `M0 ${n(height * level)}q${n(width / 16)}-18 ${n(width / 8)} 0${many(7, () => `t${n(width / 8)} 0`)}`;
  const flower = (index: number): string => c(0, 0, 15, kit.o('#fff0a0', index % 2 === 0 ? '#ff9a12' : '#ffd21f', '#b8450a'));
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    c(x, y, height * 0.75, kit.f(`${colours.light}@.9`, `${colours.mid}@.5`, `${colours.mid}@0`)) +
    lamps(kit, colours, ground, random) +
    g(
      `translate(${n(x)} ${n(y)})`,
      kit.around(16, petal(190, 22)) + kit.around(32, c(0, -176, 4, colours.glow)) + kit.around(24, petal(262, 14)),
      'opacity=".38"',
    ) +
    p(`${wave(0.84)}V${height}H0Z`, colours.deep, 'opacity=".55"') +
    p(`${wave(0.92)}V${height}H0Z`, colours.deep, 'opacity=".7"') +
    s(wave(0.84), colours.glow, 2, 'opacity=".4"') +
    many(11, (index) => g(`translate(${n(x - 300 + index * 60)} ${n(-6 + Math.sin((index / 10) * Math.PI) * 46)})`, flower(index)))
  );
};

/**
 * A panel of lacquer: a vermilion sun over hills that are drawn in gold lines, flat clouds, ruled water. Dark all over, so that words can
 * be read on it however long they are.
 */
export const lacquerPanel: DrawGround = (kit, colours, { width, height, x, y }, random) => {
  const step = width > height ? width / 5 : width / 3;
  const horizon = y + 118;
  const ridge = (level: number, rise: number, shift: number): string =>
    `M${n(-step * shift)} ${n(level)}q${n(step / 2)}-${rise} ${n(step)} 0${many(Math.ceil(width / step) + 1, () => `t${n(step)} 0`)}`;
  const hills = (level: number, rise: number, shift: number, fill: string, lines: number): string =>
    p(`${ridge(level, rise, shift)}V${height}H${n(-step)}Z`, fill) +
    many(4, (index) => s(ridge(level + 9 + index * 11, rise, shift), gold[1], 1.6, `opacity="${n2(lines - index * 0.1)}"`));
  const cloud = (cx: number, cy: number, size: number): string =>
    s(
      `M${n(cx)} ${n(cy)}h${n(size)}M${n(cx + size * 0.2)} ${n(cy - 13)}h${n(size * 0.45)}M${n(cx - size * 0.25)} ${n(cy + 13)}h${n(size * 0.9)}`,
      gold[0],
      7,
      'opacity=".3"',
    );
  const sun = (radius: number, fill: string, extra = ''): string => c(x + 70, y - 62, radius, fill, extra);
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    sun(250, kit.f(`${colours.accent[1]}@.5`, `${colours.accent[1]}@0`)) +
    sun(150, kit.v(colours.accent[1], colours.main[1])) +
    sun(162, 'none', `stroke="${gold[1]}" stroke-width="2" opacity=".8"`) +
    sun(172, 'none', `stroke="${gold[1]}" stroke-width="1" opacity=".6"`) +
    cloud(x - 330, y - 150, 90) +
    cloud(x + 190, y - 30, 110) +
    cloud(x - 210, y - 20, 60) +
    hills(horizon - 34, 120, 0.35, kit.v(colours.light, colours.mid), 0.5) +
    hills(horizon + 4, 84, 0.8, kit.v(colours.mid, colours.deep), 0.5) +
    r(0, horizon + 34, width, height, 0, kit.v(colours.mid, colours.deep)) +
    s(
      many(12, (index) => `M${n(random() * width)} ${n(horizon + 46 + index * 12)}h${n(50 + random() * 130)}`),
      gold[0],
      2,
      'opacity=".4"',
    ) +
    many(18, () => c(random() * width, random() * (y - 60), 1.4, gold[0], 'opacity=".5"'))
  );
};

/** A chronometer: the globe's meridians in brass on blue enamel, a ring of minutes around it, a few stars to steer by. */
export const chronometer: DrawGround = (kit, colours, { width, height, x, y }, random) => {
  const brass = colours.main[1];
  const line = (extra: string): string => `stroke="${brass}" ${extra}`;
  const globe = 214;
  return (
    r(0, 0, width, height, 0, kit.d(colours.deep, colours.deep, colours.mid)) +
    c(x, y, 420, kit.f(`${colours.light}@.75`, `${colours.mid}@.35`, `${colours.deep}@0`)) +
    c(x, y, globe, kit.o(`${colours.light}@.85`, `${colours.mid}@.8`, colours.deep)) +
    g(
      `translate(${n(x)} ${n(y)}) rotate(-14)`,
      many(4, (index) => e(0, 0, globe * [0.26, 0.5, 0.71, 0.88][index]!, globe, 'none', line('stroke-width="1.6"'))) +
        many(5, (index) => {
          const level = (index - 2) * 70;
          return s(`M${n(-Math.sqrt(globe ** 2 - level ** 2))} ${level}H${n(Math.sqrt(globe ** 2 - level ** 2))}`, brass, 1.6);
        }) +
        s(`M0-${globe}V${globe}`, brass, 1.6),
      'opacity=".5"',
    ) +
    c(x, y, globe, 'none', line('stroke-width="4"')) +
    c(x, y, globe + 12, 'none', line('stroke-width="1.2" opacity=".8"')) +
    g(
      `translate(${n(x)} ${n(y)})`,
      kit.around(60, s('M0-236V-244', brass, 2)) +
        kit.around(12, s('M0-232V-254', brass, 4)) +
        kit.around(4, p('M0-292L9-262L0-254L-9-262Z', brass)) +
        c(0, 0, 300, 'none', line('stroke-width="1" stroke-dasharray="2 9" opacity=".7"')) +
        c(0, 0, 366, 'none', line('stroke-width="1.4" opacity=".35"')) +
        kit.around(90, s('M0-366V-374', brass, 1.4, 'opacity=".5"')),
    ) +
    many(26, () => c(random() * width, random() * height, 0.8 + random() * 1.4, '#fff', 'opacity=".55"'))
  );
};

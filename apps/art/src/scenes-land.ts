import { at, c, e, g, many, p, r, s } from './drawing.ts';
import { cloud, full, starField } from './scenes-sky-and-water.ts';
import type { Scene, SceneInput } from './scenes.ts';

const leaf = (x: number, y: number, length: number, angle: number, fill: string): string =>
  at(x, y, p('M0 0Q45-30 90 0Q45 30 0 0Z', fill) + s('M4 0H84', '#000', 1, 'opacity=".2"'), Math.round(length / 0.9) / 100, angle);

export function garden({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.glow, colours.light, colours.mid)) +
    c(90, 60, 140, kit.f('#fff@.9', '#fff@0')) +
    many(10, () => c(random() * 300, random() * 300, 8 + random() * 20, colours.glow, 'opacity=".22"')) +
    p('M0 300Q60 250 130 290Q210 246 300 292V400H0Z', colours.main[2], 'opacity=".55"') +
    p('M0 334Q90 300 170 330Q240 306 300 330V400H0Z', kit.v(colours.mid, colours.deep)) +
    [
      [-6, 20, 90, 20],
      [-10, 60, 84, -6],
      [306, 10, 96, 162],
      [310, 62, 84, 186],
      [-8, -4, 80, 44],
      [308, -8, 84, 132],
    ]
      .map(([x = 0, y = 0, length = 0, angle = 0]) => leaf(x, y, length, angle, kit.h(colours.mid, colours.main[1])))
      .join('');
  const dark = kit.h(colours.deep, colours.main[2]);
  const front =
    leaf(-8, 400, 96, -42, dark) +
    leaf(-6, 380, 70, -8, dark) +
    leaf(308, 404, 100, 222, dark) +
    leaf(308, 378, 74, 190, dark) +
    leaf(60, 410, 66, -70, dark) +
    leaf(240, 412, 66, 250, dark);
  return { back, front };
}

export function mountains({ kit, colours }: SceneInput): Scene {
  const back =
    full(kit.v(colours.light, colours.glow, '#fff')) +
    c(78, 78, 34, kit.o('#fff', colours.glow)) +
    p('M-10 250L60 130L96 190L150 96L212 188L250 140L320 250Z', kit.v(colours.light, colours.glow)) +
    p('M150 96L176 136L160 130L148 146L138 128L128 136ZM60 130L78 162L64 156L52 168L46 154Z', '#fff', 'opacity=".8"') +
    p('M-10 290Q50 200 110 262Q170 190 230 250Q270 210 310 262V310H-10Z', kit.v(colours.mid, colours.light), 'opacity=".8"') +
    cloud(60, 260, 1, '#fff', 0.6) +
    cloud(250, 268, 1, '#fff', 0.55) +
    p('M0 320Q80 274 160 310Q240 276 300 306V400H0Z', kit.v(colours.mid, colours.deep));
  const front =
    p('M0 400V366Q60 344 120 378Q200 400 240 372Q276 352 300 366V400Z', colours.deep, 'opacity=".8"') +
    cloud(20, 380, 0.8, '#fff', 0.35) +
    cloud(280, 372, 0.8, '#fff', 0.35);
  return { back, front };
}

export function desert({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.deep, colours.mid, colours.light)) +
    starField(random, 24, 130) +
    c(216, 90, 76, kit.f(`${colours.glow}@.6`, `${colours.glow}@0`)) +
    c(216, 90, 34, kit.o('#fff', colours.glow)) +
    p('M0 266Q80 220 160 262Q230 236 300 258V400H0Z', kit.v(colours.main[1], colours.main[2])) +
    p('M0 300Q110 262 190 310Q250 290 300 300V400H0Z', kit.v(colours.main[0], colours.main[1]), 'opacity=".8"') +
    p('M190 310Q120 330 60 400H300V300Q250 290 190 310Z', colours.main[2], 'opacity=".45"');
  const front =
    p('M0 400V372Q90 340 180 384Q240 366 300 380V400Z', colours.main[2]) +
    s('M20 392q60-24 130 0M190 396q50-14 90-4', colours.main[0], 2, 'opacity=".4"');
  return { back, front };
}

export function forest({ kit, colours }: SceneInput): Scene {
  const cane = (x: number, width: number, fill: string): string =>
    r(x, 0, width, 400, 0, fill) +
    s(
      many(5, (index) => `M${x} ${index * 86 + 54 - (x % 40)}h${width}`),
      colours.mid,
      3,
      'stroke-linecap="butt"',
    );
  const back =
    full(kit.v(colours.light, colours.mid, colours.deep)) +
    c(150, 140, 190, kit.f(`${colours.glow}@.95`, `${colours.glow}@0`)) +
    g(
      '',
      cane(64, 12, colours.main[1]) + cane(118, 9, colours.main[1]) + cane(186, 10, colours.main[1]) + cane(226, 13, colours.main[1]),
      'opacity=".45"',
    ) +
    cane(18, 22, kit.h(colours.main[1], colours.main[0], colours.main[2])) +
    cane(262, 24, kit.h(colours.main[1], colours.main[0], colours.main[2])) +
    e(150, 372, 220, 62, kit.v(colours.mid, colours.deep));
  const front =
    leaf(-6, 96, 78, 24, colours.main[2]) +
    leaf(-8, 130, 66, -4, colours.main[1]) +
    leaf(306, 70, 84, 152, colours.main[2]) +
    leaf(308, 112, 66, 184, colours.main[1]) +
    leaf(-10, 396, 100, -26, colours.deep) +
    leaf(310, 398, 100, 206, colours.deep);
  return { back, front };
}

export function cave({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.deep, colours.mid, colours.deep)) +
    c(150, 200, 190, kit.f(`${colours.glow}@.9`, `${colours.light}@.6`, `${colours.mid}@0`)) +
    p(
      'M0 0H300V120L282 60L262 132L240 52L214 92L196 34L160 66L128 30L104 84L78 44L56 128L34 58L14 140L0 90Z',
      kit.v('#000', colours.deep),
    ) +
    p('M0 400V180Q34 250 20 300Q60 330 70 400ZM300 400V170Q262 250 282 300Q240 330 230 400Z', colours.deep) +
    many(10, () => c(50 + random() * 200, 90 + random() * 240, 1 + random() * 2.5, colours.glow, 'opacity=".8"'));
  const front = p('M0 400V346L30 318L52 366L84 344L112 400ZM300 400V340L272 310L250 364L220 340L186 400Z', kit.v(colours.mid, '#000'));
  return { back, front };
}

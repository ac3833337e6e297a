import { at, c, e, many, n, p, r, s } from './drawing.ts';
import type { Scene, SceneInput } from './scenes.ts';

export const full = (fill: string, extra = ''): string => r(0, 0, 300, 400, 0, fill, extra);

/** Stars in the upper part, in one path of dots. */
export const starField = (random: () => number, count: number, height: number): string =>
  s(
    many(count, () => `M${n(random() * 300)} ${n(random() * height)}h0`),
    '#fff',
    2,
    'opacity=".7"',
  );

export function cloud(x: number, y: number, scale: number, fill: string, opacity = 1): string {
  return at(
    x,
    y,
    p(
      'M-60 14C-78 14-78-10-56-10C-54-30-26-36-16-22C-6-40 28-36 30-16C52-24 72 14 48 14Z',
      fill,
      opacity === 1 ? '' : `opacity="${opacity}"`,
    ),
    scale,
  );
}

export function riverNight({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.deep, colours.mid, colours.light)) +
    starField(random, 26, 150) +
    c(222, 82, 70, kit.f(`${colours.glow}@.55`, `${colours.glow}@0`)) +
    c(222, 82, 27, kit.o('#fff', colours.glow)) +
    p('M0 214Q50 168 100 200Q150 150 214 196Q258 170 300 204V240H0Z', colours.mid, 'opacity=".85"') +
    p('M0 226Q60 196 120 220Q190 188 300 222V250H0Z', colours.deep, 'opacity=".8"') +
    r(0, 232, 300, 168, 0, kit.v(colours.mid, colours.deep)) +
    s('M196 246h52M206 258h34M188 272h64M212 288h26', colours.glow, 4, 'opacity=".4"') +
    s('M20 262h40M70 300h50M8 340h70M210 330h70M150 372h60', colours.light, 3, 'opacity=".35"');
  const front =
    p(
      'M0 400V318Q14 350 10 400ZM14 400Q16 330 36 300Q30 350 28 400ZM300 400V326Q284 352 288 400ZM282 400Q280 340 258 312Q268 356 268 400Z',
      colours.deep,
      'opacity=".9"',
    ) +
    e(44, 388, 40, 10, kit.v(colours.accent[1], colours.accent[2])) +
    e(252, 394, 46, 10, kit.v(colours.accent[1], colours.accent[2]));
  return { back, front };
}

export function sunrise({ kit, colours }: SceneInput): Scene {
  const back =
    full(kit.v(colours.mid, colours.light, colours.glow)) +
    c(150, 196, 150, kit.f('#fff@.8', `${colours.glow}@0`)) +
    c(150, 196, 92, kit.v('#fff8d8', colours.glow)) +
    cloud(50, 92, 0.9, '#fff', 0.35) +
    cloud(252, 130, 0.8, '#fff', 0.3) +
    cloud(230, 50, 0.6, '#fff', 0.25) +
    p('M0 268Q70 236 140 262Q220 230 300 262V300H0Z', colours.main[1], 'opacity=".45"') +
    r(0, 280, 300, 120, 0, kit.v(colours.mid, colours.deep)) +
    s('M110 292h80M122 304h56M98 318h104M60 340h60M190 346h70M30 372h50', colours.glow, 4, 'opacity=".45"');
  const front = p('M0 400V356Q40 340 80 374Q110 396 150 400ZM300 400V350Q250 346 226 380Q214 396 170 400Z', colours.deep, 'opacity=".75"');
  return { back, front };
}

export function underwater({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.light, colours.mid, colours.deep)) +
    p('M60 0H104L40 400H-40ZM140 0H170L178 400H100ZM214 0H262L340 400H250Z', '#fff', 'opacity=".12"') +
    c(150, 30, 170, kit.f('#fff@.5', '#fff@0')) +
    p(
      'M0 400V318Q30 300 52 330Q74 296 96 340Q130 360 150 350Q190 360 210 330Q236 300 258 334Q280 310 300 326V400Z',
      colours.deep,
      'opacity=".7"',
    ) +
    many(9, () => c(20 + random() * 260, 40 + random() * 260, 2 + random() * 6, '#fff', 'opacity=".25"'));
  const weed = (x: number, height: number, colour: string): string =>
    s(`M${x} 404q-14-${n(height / 3)} 0-${n(height / 2)}t0-${n(height / 2)}`, colour, 9);
  const front =
    weed(22, 96, colours.accent[2]) +
    weed(42, 62, colours.accent[1]) +
    weed(278, 110, colours.accent[2]) +
    weed(258, 66, colours.accent[1]) +
    p('M0 400V378Q80 356 150 380Q230 360 300 376V400Z', kit.v(colours.glow, colours.mid), 'opacity=".75"');
  return { back, front };
}

export function abyss({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.mid, colours.deep, '#01030a')) +
    c(150, 190, 170, kit.f(`${colours.light}@.75`, `${colours.mid}@0`)) +
    p('M0 0H46Q22 90 58 160Q20 240 40 400H0ZM300 0H250Q286 80 250 170Q284 250 262 400H300Z', colours.deep, 'opacity=".85"') +
    many(14, () => c(20 + random() * 260, random() * 380, 1 + random() * 3, colours.glow, 'opacity=".6"'));
  const front =
    p('M0 400V350L26 330L44 372L70 356L92 400ZM300 400V340L280 326L262 366L236 352L212 400Z', '#01030a', 'opacity=".85"') +
    s('M34 396q-6-30 8-44M52 398q4-24-2-36M262 396q8-30-6-46', colours.accent[1], 4, 'opacity=".8"');
  return { back, front };
}

export function clouds({ kit, colours }: SceneInput): Scene {
  const back =
    full(kit.v(colours.accent[1], colours.accent[0], colours.glow)) +
    c(230, 70, 110, kit.f('#fff@.9', '#fff@0')) +
    cloud(70, 110, 1.1, '#fff', 0.6) +
    cloud(250, 190, 0.9, '#fff', 0.55) +
    cloud(30, 250, 0.8, '#fff', 0.5);
  const front = cloud(40, 384, 1.3, '#fff', 0.9) + cloud(256, 392, 1.5, '#fff', 0.9) + cloud(150, 404, 1, colours.glow, 0.9);
  return { back, front };
}

export function night({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v(colours.deep, colours.mid, colours.deep)) +
    e(150, 190, 210, 120, kit.f(`${colours.light}@.7`, `${colours.mid}@0`), 'transform="rotate(-28 150 190)"') +
    starField(random, 60, 380) +
    c(60, 70, 60, kit.f(`${colours.glow}@.5`, `${colours.glow}@0`)) +
    c(60, 70, 20, kit.o('#fff', colours.glow)) +
    c(68, 64, 18, colours.deep, 'opacity=".85"');
  const front =
    p('M0 400V352Q50 322 98 356Q150 334 196 362Q250 330 300 350V400Z', colours.deep) +
    p('M0 400V380Q90 352 170 384Q240 360 300 378V400Z', colours.mid, 'opacity=".6"');
  return { back, front };
}

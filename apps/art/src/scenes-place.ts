import { at, c, e, g, glint, many, n, p, r, s } from './drawing.ts';
import { gold } from './palettes.ts';
import { full } from './scenes-sky-and-water.ts';
import type { Scene, SceneInput } from './scenes.ts';

const coin = (x: number, y: number, size: number, face: string): string =>
  at(
    x,
    y,
    e(0, 2, 20, 16, gold[2]) + e(0, 0, 20, 16, face) + e(0, 0, 13, 10, 'none', `stroke="${gold[2]}" stroke-width="1.2" opacity=".6"`),
    size / 20,
  );

export function rays({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.f(colours.light, colours.mid, colours.deep)) +
    g('translate(150 195)', kit.around(14, p('M0 0L-34-320H34Z', colours.glow, 'opacity=".17"'), random() * 20)) +
    c(150, 195, 150, kit.f(`${colours.glow}@1`, `${colours.glow}@.35`, `${colours.glow}@0`)) +
    many(7, () => glint(20 + random() * 260, 20 + random() * 330, 3 + random() * 6, '#fff', 'opacity=".7"'));
  const face = kit.d(...gold.slice(0, 2), gold[1]);
  const front =
    coin(24, 384, 26, face) +
    coin(66, 394, 22, face) +
    coin(274, 380, 28, face) +
    coin(232, 396, 20, face) +
    coin(8, 356, 14, face) +
    coin(292, 348, 14, face);
  return { back, front };
}

export function palace({ kit, colours, random }: SceneInput): Scene {
  const wall = kit.v(colours.mid, colours.main[1], colours.mid);
  const back =
    full(kit.v(colours.deep, colours.light, colours.glow)) +
    c(150, 190, 150, kit.f('#fff@.5', `${colours.glow}@0`)) +
    many(8, () => c(70 + random() * 160, 60 + random() * 150, 1.6, '#fff', 'opacity=".8"')) +
    p(
      'M0 0H300V400H258V190C258 150 236 148 236 124C212 122 212 96 190 96C186 74 164 76 150 46C136 76 114 74 110 96C88 96 88 122 64 124C64 148 42 150 42 190V400H0Z',
      wall,
    ) +
    s(
      'M258 400V190C258 150 236 148 236 124C212 122 212 96 190 96C186 74 164 76 150 46C136 76 114 74 110 96C88 96 88 122 64 124C64 148 42 150 42 190V400',
      gold[1],
      4,
    ) +
    g(
      '',
      many(4, (index) =>
        g(
          `translate(${[26, 274, 26, 274][index]} ${[50, 50, 96, 96][index]}) rotate(45)`,
          r(-9, -9, 18, 18, 3, 'none', `stroke="${gold[1]}" stroke-width="2"`) + r(-4, -4, 8, 8, 1, gold[0]),
        ),
      ),
      'opacity=".8"',
    ) +
    p('M42 340H258L300 400H0Z', kit.v(colours.main[2], colours.deep));
  const front = s(
    'M70 352L40 400M112 346L100 400M150 344V400M188 346L200 400M230 352L260 400M50 366H250M24 386H276',
    colours.glow,
    1.5,
    'opacity=".3"',
  );
  return { back, front };
}

export function stage({ kit, colours }: SceneInput): Scene {
  const curtain = kit.h(colours.deep, colours.main[1], colours.main[2], colours.main[1], colours.deep);
  const back =
    full(kit.v(colours.deep, colours.mid, colours.deep)) +
    p('M110 0L20 360H280L190 0Z', kit.v(`${colours.glow}@.7`, `${colours.glow}@.05`)) +
    c(150, 190, 140, kit.f(`${colours.glow}@.7`, `${colours.glow}@0`)) +
    e(150, 352, 190, 50, kit.v(colours.mid, colours.deep)) +
    e(150, 342, 120, 24, kit.f(`${colours.glow}@.9`, `${colours.glow}@0`));
  const front =
    p('M0 0H72Q62 150 30 220Q54 310 44 400H0Z', curtain) +
    p('M300 0H228Q238 150 270 220Q246 310 256 400H300Z', curtain) +
    p(
      'M0 0H300V34Q280 58 256 34Q232 60 206 34Q178 60 150 34Q122 60 94 34Q68 60 44 34Q20 58 0 34Z',
      kit.v(colours.main[2], colours.main[1]),
    ) +
    s('M0 36Q20 60 44 36Q68 62 94 36Q122 62 150 36Q178 62 206 36Q232 62 256 36Q280 60 300 36M20 222h22M280 222h-22', gold[1], 4);
  return { back, front };
}

export function neon({ kit, colours, random }: SceneInput): Scene {
  const tower = (x: number, width: number, height: number): string => r(x, 250 - height, width, height, 0, colours.deep, 'opacity=".85"');
  const back =
    full(kit.v('#050414', colours.deep, colours.mid)) +
    c(150, 230, 150, kit.v(`${colours.light}@.9`, `${colours.accent[1]}@.15`), 'opacity=".55"') +
    many(8, (index) => tower(index * 40 - 8, 30 + random() * 10, 50 + random() * 110)) +
    s(
      many(26, () => `M${n(random() * 300)} ${n(150 + random() * 92)}h4`),
      colours.glow,
      3,
      'opacity=".7"',
    ) +
    r(0, 250, 300, 150, 0, kit.v(colours.deep, '#050414')) +
    s(
      'M0 250H300M0 268H300M0 294H300M0 330H300M0 376H300M150 250V400M110 250L50 400M190 250L250 400M70 250L-60 400M230 250L360 400M30 250L-170 400M270 250L470 400',
      colours.accent[1],
      1.6,
      'opacity=".6"',
    );
  const front = s('M12 120V12H120M288 280V388H180', colours.accent[1], 4) + s('M12 120V12H120M288 280V388H180', '#fff', 1.2);
  return { back, front };
}

export function felt({ kit, colours, random }: SceneInput): Scene {
  const back =
    full(kit.v('#0a0608', colours.deep)) +
    many(10, () => c(random() * 300, random() * 120, 5 + random() * 14, colours.glow, 'opacity=".22"')) +
    e(150, 270, 230, 190, kit.v('#7a4a22', '#2c1406')) +
    e(150, 274, 212, 174, kit.f(colours.light, colours.mid, colours.deep)) +
    e(150, 270, 178, 140, 'none', `stroke="${gold[1]}" stroke-width="2" opacity=".55"`) +
    e(150, 270, 168, 130, 'none', `stroke="${gold[1]}" stroke-width="1" opacity=".5"`) +
    p('M96 0H204L270 300H30Z', kit.v(`${colours.glow}@.5`, `${colours.glow}@0`));
  const chip = (x: number, y: number, colour: string): string =>
    many(3, (index) =>
      at(x, y - index * 7, e(0, 0, 22, 10, colour, 'stroke="#fff" stroke-width="2.5" stroke-dasharray="8 7" stroke-linecap="butt"')),
    );
  const front =
    chip(38, 384, colours.main[1]) + chip(82, 396, gold[1]) + chip(264, 386, colours.accent[1]) + chip(226, 400, colours.main[2]);
  return { back, front };
}

export function stadium({ kit, colours, random }: SceneInput): Scene {
  const lamp = (x: number): string =>
    at(
      x,
      42,
      r(-24, -12, 48, 24, 4, '#0a0f18') +
        s('M-16-4h0M-5-4h0M6-4h0M17-4h0M-16 5h0M-5 5h0M6 5h0M17 5h0', '#fff', 7) +
        c(0, 0, 70, kit.f('#fff@.6', '#fff@0')),
    );
  const back =
    full(kit.v(colours.deep, colours.mid, colours.light)) +
    p('M40 44L150 330L-60 330ZM260 44L360 330L150 330Z', '#fff', 'opacity=".12"') +
    p('M0 150Q150 210 300 150V260H0Z', colours.deep) +
    s(
      many(70, () => {
        const x = random() * 300;
        return `M${n(x)} ${n(190 - Math.abs(x - 150) * 0.2 + random() * 60)}h0`;
      }),
      colours.glow,
      4,
      'opacity=".6"',
    ) +
    p('M0 256Q150 236 300 256V400H0Z', kit.v('#5fae3a', '#1f5d1e')) +
    p('M60 250L20 400H80L100 248ZM140 246L136 400H196L180 246ZM222 249L252 400H320L262 252Z', '#fff', 'opacity=".1"') +
    lamp(40) +
    lamp(260);
  return { back, front: s('M-10 380Q150 340 310 380', '#fff', 4, 'opacity=".6"') };
}

export function market({ kit, colours }: SceneInput): Scene {
  const lantern = (x: number, y: number, scale: number): string =>
    at(
      x,
      y,
      c(0, 0, 34, kit.f(`${colours.glow}@.7`, `${colours.glow}@0`)) +
        e(0, 0, 15, 17, kit.h(colours.main[2], colours.main[0], colours.main[2])) +
        r(-7, -20, 14, 5, 1, gold[2]) +
        r(-7, 15, 14, 5, 1, gold[2]) +
        s('M0 20v12', gold[1], 3),
      scale,
    );
  const back =
    full(kit.v(colours.deep, colours.mid, colours.light)) +
    p('M0 150L14 120L60 96L72 112H92V400H0ZM300 140L286 116L236 92L226 110H208V400H300Z', colours.deep, 'opacity=".8"') +
    s(
      'M12 160h20v26h-20ZM46 160h20v26h-20ZM234 156h20v26h-20ZM266 156h20v26h-20ZM12 220h20v26h-20ZM266 220h20v26h-20Z',
      colours.glow,
      4,
      'opacity=".6"',
    ) +
    c(150, 210, 150, kit.f(`${colours.glow}@.8`, `${colours.glow}@0`)) +
    p('M92 300H208L300 400H0Z', kit.v(colours.mid, colours.deep)) +
    s('M-10 30Q75 96 150 40Q225 96 310 30', gold[2], 2) +
    lantern(36, 78, 1) +
    lantern(100, 88, 0.8) +
    lantern(200, 88, 0.8) +
    lantern(264, 78, 1);
  return {
    back,
    front:
      p('M-10 400V352L50 340L78 400ZM310 400V352L250 340L222 400Z', kit.v(colours.main[2], colours.deep)) +
      s('M-4 356L50 345M304 356L250 345', gold[1], 3),
  };
}

import { at, c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold } from '../palettes.ts';
import { shade, type Motif } from './parts.ts';

export const ludo: Motif = ({ kit, colours: { accent } }) => {
  const quarter = (x: number, y: number, colour: string): string =>
    r(x, y, 44, 44, 6, colour) +
    r(x + 8, y + 8, 28, 28, 8, '#fff') +
    many(4, (index) => c(x + 16 + (index % 2) * 12, y + 16 + Math.floor(index / 2) * 12, 4.5, colour));
  const pawn = (light: string, base: string, dark: string): string =>
    e(0, 26, 22, 8, '#000', 'opacity=".3"') +
    p('M-20 24Q-20 12-8-6H8Q20 12 20 24Q0 34-20 24Z', kit.h(light, base, dark)) +
    c(0, -16, 15, kit.o(light, base, dark));
  return (
    g(
      'translate(0 14) scale(1.16 .86) rotate(45) scale(1.1)',
      r(-58, -54, 122, 122, 10, '#5a2a12') +
        r(-62, -62, 124, 124, 10, '#fff8ea') +
        quarter(-58, -58, '#e8344e') +
        quarter(14, -58, '#1f9a5a') +
        quarter(-58, 14, '#2a7fe0') +
        quarter(14, 14, '#f5b52a') +
        s(
          'M-14-43H14M-14-29H14M-14-15H14M-14 15H14M-14 29H14M-14 43H14M-43-14V14M-29-14V14M-15-14V14M15-14V14M29-14V14M43-14V14M0-58V58M-58 0H58',
          '#b8a98e',
          1.5,
        ) +
        p('M-14-14H14L0 0Z', '#1f9a5a') +
        p('M14-14V14L0 0Z', '#f5b52a') +
        p('M14 14H-14L0 0Z', '#2a7fe0') +
        p('M-14 14V-14L0 0Z', '#e8344e'),
    ) +
    at(-66, -4, pawn('#9fd0ff', '#2a7fe0', '#0c3a86'), 1.1) +
    at(68, -2, pawn('#b8ffc8', '#1f9a5a', '#084a2c'), 1.1) +
    at(-16, -72, pawn('#ffb0b8', '#e8344e', '#8a0c24'), 1) +
    at(10, 72, pawn('#fff0a8', '#f5b52a', '#9a5c08'), 1.36) +
    at(
      78,
      -88,
      g(
        'rotate(16)',
        r(-24, -24, 50, 52, 10, '#000', 'opacity=".25"') +
          r(-26, -26, 52, 52, 10, kit.d('#fff', '#e6dcc6')) +
          s('M-12-13h0M12-13h0M-12 0h0M12 0h0M-12 13h0M12 13h0', accent[2], 9),
      ),
    ) +
    glint(-92, -84, 12)
  );
};

export const carrom: Motif = ({ kit, colours: { accent } }) => {
  const man = (x: number, y: number, light: string, base: string, dark: string): string =>
    at(
      x,
      y,
      c(1, 3, 13, '#000', 'opacity=".35"') +
        c(0, 0, 13, kit.o(light, base, dark)) +
        c(0, 0, 8, 'none', `stroke="${dark}" stroke-width="1.5"`),
    );
  return (
    g(
      'translate(0 8) rotate(-8)',
      r(-112, -104, 228, 228, 18, '#000', 'opacity=".35"') +
        r(-114, -112, 228, 228, 18, kit.d('#a85a26', '#5a2a0c')) +
        r(-94, -92, 188, 188, 6, kit.d('#ffe9bd', '#e8bd78')) +
        many(4, (index) => c([-80, 80, -80, 80][index] ?? 0, [-78, -78, 82, 82][index] ?? 0, 16, '#1c0c04')) +
        r(-58, -56, 116, 116, 0, 'none', 'stroke="#8a1c1c" stroke-width="2"') +
        r(-64, -62, 128, 128, 0, 'none', 'stroke="#3a1c08" stroke-width="1.5"') +
        s('M-62-60L-26-24M62-60L26-24M-62 64L-26 28M62 64L26 28', '#3a1c08', 2) +
        c(0, 2, 34, 'none', 'stroke="#8a1c1c" stroke-width="2.5"') +
        g('translate(0 2)', kit.around(8, p('M0-6L-4-14L0-30L4-14Z', '#8a1c1c', 'opacity=".8"'))) +
        man(0, 2, '#ff9aa6', '#e0283c', '#7c0c20') +
        man(-26, -10, '#fff', '#f3e6c8', '#b89a68') +
        man(24, -14, '#6a6470', '#2a2630', '#0c0a10') +
        man(28, 22, '#fff', '#f3e6c8', '#b89a68') +
        man(-20, 26, '#6a6470', '#2a2630', '#0c0a10') +
        man(2, -34, '#fff', '#f3e6c8', '#b89a68') +
        man(-58, 46, '#6a6470', '#2a2630', '#0c0a10') +
        man(64, -40, '#fff', '#f3e6c8', '#b89a68'),
    ) +
    at(
      30,
      84,
      c(2, 6, 27, '#000', 'opacity=".35"') +
        c(0, 0, 27, kit.o('#fff', accent[0], accent[1])) +
        kit.around(6, e(0, -13, 4, 9, accent[2])) +
        c(0, 0, 6, gold[1]),
    ) +
    s('M38 54L56 -6M44 52L66 8', '#fff', 4, 'opacity=".6"') +
    p('M40 130C44 112 54 98 66 104C82 112 96 122 112 130Z', kit.v('#e0a878', '#a8683a'))
  );
};

export const bingo: Motif = ({ kit, colours: { main, accent } }) => {
  const ball = (x: number, y: number, size: number, tones: readonly [string, string, string], mark: string): string =>
    at(
      x,
      y,
      c(0, 0, size, kit.o(...tones)) +
        e(0, 0, size * 0.58, size * 0.58, '#fff') +
        g(`scale(${size / 40})`, mark) +
        e(-size * 0.4, -size * 0.55, size * 0.24, size * 0.14, '#fff', 'opacity=".8" transform="rotate(-36)"'),
    );
  const dots = (count: number): string =>
    s(['M0 0h0', 'M-8 0h0M8 0h0', 'M-8 6h0M8 6h0M0-8h0', 'M-7-7h0M7-7h0M-7 7h0M7 7h0'][count - 1] ?? '', '#22243a', 9);
  return (
    shade(126, 110) +
    g(
      'translate(0 50) rotate(-6)',
      r(-84, -64, 172, 136, 12, '#000', 'opacity=".3"') +
        r(-88, -68, 172, 136, 12, kit.d('#fff', '#f0e6d0')) +
        r(-88, -68, 172, 28, 12, kit.h(main[1], accent[1])) +
        many(5, (index) => c(-62 + index * 30, -54, 7, '#fff')) +
        many(15, (index) => {
          const daubed = index % 4 === 1 || index === 7;
          const cell = daubed
            ? r(0, 0, 28, 28, 5, accent[1]) + c(14, 14, 9, '#fff', 'opacity=".85"')
            : r(0, 0, 28, 28, 5, '#d9cdb2') + s('M9 14h10', '#8a7c60', 4);
          return at(-80 + (index % 5) * 32, -34 + Math.floor(index / 5) * 32, cell);
        }),
    ) +
    ball(-70, -58, 36, ['#ff9aa6', '#e8344e', '#7c0c24'], dots(1)) +
    ball(66, -66, 40, ['#9fd0ff', '#2a7fe0', '#0c3a86'], dots(3)) +
    ball(0, -90, 44, ['#fff0a8', '#f5b52a', '#9a5c08'], dots(4)) +
    ball(92, 12, 28, ['#b8ffc8', '#1f9a5a', '#084a2c'], dots(2)) +
    ball(-96, 6, 26, ['#e9c8ff', '#9a4af0', '#42108a'], dots(3)) +
    ball(74, 104, 30, ['#ffd0a0', '#ff7a1f', '#9a3404'], dots(1))
  );
};

export const snakeLadder: Motif = ({ kit, colours: { main, accent } }) => {
  const body = 'M-78 96C-120 40-20 50-10 8C0-34-92-36-70-84C-60-104-30-106-14-92';
  return (
    g(
      'rotate(-4)',
      r(-102, -110, 212, 236, 12, '#000', 'opacity=".3"') +
        r(-108, -116, 216, 236, 12, '#7a4a22') +
        r(-103, -110, 206, 226, 2, '#ffe9bd') +
        s(
          many(15, (index) => `M${-82 + ((index * 2) % 5) * 41} ${-91 + Math.floor((index * 2) / 5) * 38}h0`),
          '#ffcf8a',
          36,
          'stroke-linecap="square"',
        ),
    ) +
    g(
      'translate(50 0) rotate(14)',
      r(-22, -108, 9, 224, 4, kit.h('#ffd27a', '#a8641c')) +
        r(16, -108, 9, 224, 4, kit.h('#ffd27a', '#a8641c')) +
        many(8, (index) => r(-18, -92 + index * 27, 40, 8, 3, kit.v('#ffe0a0', '#b5701f'))),
    ) +
    s(body, '#000', 32, 'opacity=".25" transform="translate(4 8)"') +
    s(body, main[2], 32) +
    s(body, main[1], 26) +
    s(body, accent[0], 12, 'stroke-dasharray="2 20"') +
    g(
      'translate(-4 -92) rotate(22)',
      p('M-30 0C-30-26 4-34 26-22C40-14 42 14 26 22C4 34-30 26-30 0Z', kit.o(main[0], main[1], main[2])) +
        c(8, -14, 10, '#fff') +
        c(10, -14, 5, '#1a1020') +
        c(8, 14, 10, '#fff') +
        c(10, 14, 5, '#1a1020') +
        s('M34 0H54L62-8M54 0L62 8', '#e0283c', 4),
    ) +
    at(
      84,
      96,
      e(0, 22, 18, 6, '#000', 'opacity=".3"') +
        p('M-16 20Q-16 8-6-6H6Q16 8 16 20Q0 28-16 20Z', accent[1]) +
        c(0, -14, 12, kit.o(accent[0], accent[1], accent[2])),
    )
  );
};

export const backgammon: Motif = ({ kit, colours: { main, accent } }) => {
  const points = (base: number, tip: number): string =>
    many(8, (index) => {
      const x = -100 + index * 26 + (index > 3 ? 18 : 0);
      return p(`M${x - 12} ${base}H${x + 12}L${x} ${tip}Z`, [main[1], '#f6e3bd'][index % 2] ?? '');
    });
  const man = (x: number, y: number, tones: readonly [string, string, string]): string =>
    at(
      x,
      y,
      c(1, 4, 15, '#000', 'opacity=".4"') + c(0, 0, 15, kit.o(...tones)) + c(0, 0, 9, 'none', `stroke="${tones[2]}" stroke-width="2"`),
    );
  const white: readonly [string, string, string] = ['#fff', '#f3e6c8', '#b08a52'];
  const black: readonly [string, string, string] = ['#7a6a80', '#33263a', '#120a18'];
  return (
    shade(126, 124) +
    g(
      'rotate(-5)',
      r(-124, -104, 248, 214, 14, kit.d('#a8643a', '#4a220a')) +
        r(-116, -94, 108, 194, 4, '#2f5a5a') +
        r(8, -94, 108, 194, 4, '#2f5a5a') +
        points(-94, -18) +
        points(100, 24) +
        r(-5, -98, 10, 202, 3, gold[1]) +
        man(-100, -78, white) +
        man(-100, -50, white) +
        man(-48, -78, black) +
        man(22, -78, black) +
        man(22, -50, black) +
        man(22, -22, black) +
        man(100, -78, white) +
        man(-74, 84, black) +
        man(-22, 84, white) +
        man(-22, 56, white) +
        man(48, 84, white) +
        man(100, 84, black) +
        man(100, 56, black),
    ) +
    at(
      -50,
      8,
      g(
        'rotate(-18)',
        r(-17, -17, 36, 38, 7, '#000', 'opacity=".3"') +
          r(-19, -19, 38, 38, 7, kit.d('#fff', accent[0])) +
          s('M-8-8h0M8 8h0M0 0h0', '#22243a', 7),
      ),
    ) +
    at(
      56,
      4,
      g(
        'rotate(24)',
        r(-17, -17, 36, 38, 7, '#000', 'opacity=".3"') +
          r(-19, -19, 38, 38, 7, kit.d('#fff', accent[0])) +
          s('M-8-8h0M8 8h0M8-8h0M-8 8h0', '#22243a', 7),
      ),
    )
  );
};

export const mancala: Motif = ({ kit, colours: { accent } }) => {
  const pit = kit.v('#2a1006', '#7a4620');
  const seeds = (count: number): string =>
    many(count, (index) =>
      at(
        ((index * 11) % 22) - 10,
        ((index * 7) % 16) - 8,
        e(0, 0, 7, 6, kit.o('#fff', ['#5ad0ff', '#ffb52a', '#ff6a9e', '#8dff9a'][index % 4] ?? '', '#2a2050')),
      ),
    );
  return (
    c(60, -72, 66, kit.f('#fff8d0@.9', '#fff0a0@0')) +
    c(60, -72, 40, kit.o('#fff', '#fff0b8', '#e0b85a')) +
    c(48, -80, 7, '#d9b060', 'opacity=".5"') +
    c(74, -62, 10, '#d9b060', 'opacity=".45"') +
    c(70, -90, 5, '#d9b060', 'opacity=".5"') +
    shade(120, 124) +
    g(
      'rotate(-10)',
      r(-130, -8, 260, 112, 50, '#3a1808') +
        r(-130, -22, 260, 112, 50, kit.d('#e8a860', '#a8642c', '#5a2c0c')) +
        e(-104, 34, 16, 34, pit) +
        e(104, 34, 16, 34, pit) +
        many(10, (index) => at(-62 + (index % 5) * 31, index < 5 ? 10 : 58, e(0, 0, 14, 17, pit))) +
        many(9, (index) => at(-62 + (index % 5) * 31, index < 5 ? 10 : 58, seeds(2 + (index % 3)))) +
        at(-104, 30, seeds(4)) +
        at(104, 40, seeds(4)) +
        s('M-96-12H96', '#ffe0a8', 4, 'opacity=".6"'),
    ) +
    p('M-128-96C-96-110-66-96-46-66C-36-56-40-46-52-52L-70-64C-84-60-100-62-124-66Z', kit.v('#e8b58a', '#a86a3c')) +
    e(-40, -38, 8, 7, kit.o('#fff', accent[1], accent[2])) +
    e(-28, -12, 6, 5, kit.o('#fff', '#ff6a9e', '#6a1440'))
  );
};

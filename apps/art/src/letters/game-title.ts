import type { GameArt } from '@parlour/gateway/catalogue';
import { createKit, glint, n, seeded, svg } from '../drawing.ts';
import { palettes } from '../palettes.ts';
import { fontIn, outlined, type Outline } from './font-outlines.ts';

/**
 * How the lines of a title are bent: where a point at `u` (-1 at the start of the line, 1 at its end) and `v` (0 at the foot, 1 at the top)
 * is moved, in shares of the line's height.
 */
type Bend = (u: number, v: number) => readonly [x: number, y: number];

const bends = {
  arch: (u) => [0, 0.3 * (1 - u * u) - 0.15],
  bowl: (u) => [0, 0.26 * u * u - 0.13],
  wave: (u) => [0, 0.11 * Math.sin(u * Math.PI * 1.5)],
  rise: (u, v) => [0.16 * v, 0.16 * u],
  swell: (u, v) => [0, (v - 0.4) * 0.34 * (1 - u * u)],
  straight: (_, v) => [0.1 * v, 0],
} as const satisfies Readonly<Record<string, Bend>>;

/** Letters and bend of each scene: round ones where it is merry, sharp ones where it is fast or old. */
const looks: Readonly<Record<GameArt['scene'], readonly [face: 'round' | 'sharp', bend: keyof typeof bends]>> = {
  riverNight: ['round', 'wave'],
  sunrise: ['round', 'arch'],
  rays: ['round', 'swell'],
  garden: ['round', 'arch'],
  palace: ['sharp', 'arch'],
  stage: ['sharp', 'bowl'],
  underwater: ['round', 'wave'],
  abyss: ['sharp', 'wave'],
  mountains: ['sharp', 'swell'],
  desert: ['sharp', 'arch'],
  neon: ['sharp', 'rise'],
  felt: ['sharp', 'straight'],
  stadium: ['sharp', 'rise'],
  forest: ['round', 'bowl'],
  cave: ['sharp', 'swell'],
  clouds: ['round', 'swell'],
  market: ['round', 'rise'],
  night: ['round', 'bowl'],
};

const latin = {
  round: ['latin', 'vietnamese', 'latin-ext'].map((set) => `baloo-da-2/files/baloo-da-2-${set}-800-normal.woff`),
  sharp: ['latin', 'vietnamese', 'latin-ext'].map((set) => `be-vietnam-pro/files/be-vietnam-pro-${set}-800-normal.woff`),
} as const;
/** Fonts for scripts with a single face. */
const others = [
  'noto-kufi-arabic/files/noto-kufi-arabic-arabic-800-normal.woff',
  'baloo-da-2/files/baloo-da-2-bengali-800-normal.woff',
  'noto-sans-thai/files/noto-sans-thai-thai-900-normal.woff',
];

const width = 300;
const height = 112;
/** Space around the letters, for their rims. */
const margin = 12;

/**
 * A game's name as lettering, 300 x 112, for the foot of its picture: in the colours of its palette, the letters and the bend of its scene,
 * with a rim that carries it on any ground. Undefined for letters that no font of ours has.
 */
export function gameTitle(name: string, { motif, scene, palette }: GameArt): string | undefined {
  const [face, bend] = looks[scene];
  const lines = linesOf(name.normalize('NFC').trim().split(/\s+/), face);
  if (!lines) return undefined;
  const { deep, main, accent, glow } = palettes[palette];
  // The same colours in every language.
  const random = seeded(`${motif} ${scene} ${palette}`);
  const kit = createKit(`t${Math.floor(seeded(`${name} ${motif}`)() * 36 ** 6).toString(36)}-`);
  // One size for all lines: as wide as there is room, and no higher than a tile can spare.
  // Lines that swell reach towards each other in their middle.
  const gap = bend === 'swell' ? 0.4 : 0.12;
  const tallest = Math.max(...lines.map(({ high }) => high));
  const room = height - 2 * margin;
  const scale = Math.min(
    (width - 2 * margin) / Math.max(...lines.map(({ wide }) => wide)),
    room / (tallest * (lines.length * (1 + gap) - gap + 0.3)),
    56 / tallest,
  );
  const step = tallest * (1 + gap) * scale;
  const block = step * (lines.length - 1) + tallest * scale;
  const paths = lines.map((line, index) =>
    pathOf(line, bends[bend], scale, (height - block) / 2 + tallest * scale + index * step, tallest),
  );
  const tones = random() < 0.5 ? main : accent;
  const fill = kit.v('#fff', tones[0], tones[0], tones[1]);
  const drawn = paths.map((path) => kit.put(`<path d="${path}"/>`, '').replace(' transform=""', '')).join('');
  const layer = (dy: number, ink: string, wide: number, more = '') =>
    `<g${dy === 0 ? '' : ` transform="translate(0 ${dy})"`} fill="${ink}" stroke="${ink}" stroke-width="${wide}"${more}>${drawn}</g>`;
  const top = (height - block) / 2;
  const edge = width / 2 - (Math.max(...lines.map(({ wide }) => wide)) * scale) / 2;
  const body =
    layer(4, '#000', 11, ' opacity=".4"') +
    layer(2, tones[2], 10) +
    layer(0, deep, 8) +
    layer(1.6, tones[1], 1) +
    `<g fill="${fill}">${drawn}</g>` +
    glint(edge + 6 + random() * 30, top + 6, 8, '#fff') +
    glint(width - edge - 6 - random() * 30, top + block - 6, 6, glow);
  return svg(width, height, kit.defs() + body);
}

/** A line of words in units of its font, its foot at 0, y growing downwards. */
interface Line {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly low: number;
  readonly lines: readonly { command: string; places: readonly number[] }[];
}

/** One line, or two of as equal width as possible where one line would be too small. */
function linesOf(words: readonly string[], face: 'round' | 'sharp'): readonly Line[] | undefined {
  const whole = lineOf(words, face);
  if (!whole || words.length === 1 || whole.wide < 4.6 * whole.high) return whole && [whole];
  const splits = words.slice(1).flatMap((_, index) => {
    const [first, second] = [lineOf(words.slice(0, index + 1), face), lineOf(words.slice(index + 1), face)];
    return first && second ? [[first, second] as const] : [];
  });
  return splits.toSorted((one, other) => Math.max(...one.map(({ wide }) => wide)) - Math.max(...other.map(({ wide }) => wide)))[0];
}

function lineOf(words: readonly string[], face: 'round' | 'sharp'): Line | undefined {
  const text = words.join(' ');
  const runs = runsOf(text, [...latin[face], ...others]);
  if (!runs) return undefined;
  const lines: { command: string; places: number[] }[] = [];
  let pen = 0;
  for (const run of runs) {
    for (const { command, places } of run.lines)
      lines.push({ command, places: places.map((at, axis) => (axis % 2 === 0 ? at + pen : at)) });
    pen += run.end;
  }
  const of = (axis: number) => lines.flatMap(({ places }) => places.filter((_, index) => index % 2 === axis));
  const [across, down] = [of(0), of(1)];
  const [left, low, top] = [Math.min(...across), Math.max(...down), Math.min(...down)];
  return { lines, left, low, wide: Math.max(...across) - left, high: low - top };
}

/** The text in parts, each with the first font that has all its signs: the whole if one font has them, else sign by sign. */
function runsOf(text: string, files: readonly string[]): readonly Outline[] | undefined {
  for (const file of files) {
    const whole = outlined(font(file), text);
    if (whole) return [whole];
  }
  const parts = [...text].map((sign) => files.map((file) => outlined(font(file), sign)).find((part) => part !== undefined));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

const fonts = new Map<string, ReturnType<typeof fontIn>>();
function font(file: string): ReturnType<typeof fontIn> {
  const known = fonts.get(file) ?? fontIn(file);
  fonts.set(file, known);
  return known;
}

/** The line as a path, centred, its foot at `foot`: relative and on tenths, which is shortest. */
function pathOf({ lines, left, low, wide }: Line, bend: Bend, scale: number, foot: number, tall: number): string {
  const start = width / 2 - (wide * scale) / 2;
  const moved = (x: number, y: number): readonly [number, number] => {
    const [u, v] = [(2 * (x - left)) / wide - 1, (low - y) / tall];
    const [right, up] = bend(u, v);
    return [start + (x - left + right * tall) * scale, foot - (low - y + up * tall) * scale];
  };
  let [atX, atY] = [0, 0];
  let begun: readonly [number, number] = [0, 0];
  return lines
    .map(({ command, places }) => {
      if (command === 'Z') {
        [atX, atY] = begun;
        return 'z';
      }
      const points = Array.from({ length: places.length / 2 }, (_, index) => moved(places[2 * index]!, places[2 * index + 1]!));
      const [fromX, fromY] = [atX, atY];
      const written = points.flatMap(([x, y], index) => {
        const [dx, dy] = [Math.round((x - fromX) * 10) / 10, Math.round((y - fromY) * 10) / 10];
        if (index === points.length - 1) [atX, atY] = [fromX + dx, fromY + dy];
        return [n(dx), n(dy)];
      });
      if (command === 'M') begun = [atX, atY];
      return command.toLowerCase() + joined(written);
    })
    .join('');
}

/** Numbers of a path without needless spaces. */
function joined(numbers: readonly string[]): string {
  return numbers.reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');
}

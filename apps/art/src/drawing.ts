/** A number as SVG needs it: one decimal, no trailing zero. */
export function n(value: number): string {
  return shortest(Math.round(value * 10) / 10);
}

/** The same with two decimals, for scales and offsets. */
export function n2(value: number): string {
  return shortest(Math.round(value * 100) / 100);
}

/** Without the zero before the point. */
function shortest(value: number): string {
  return value > -1 && value < 1 ? String(value).replace(/^(-?)0\./, '$1.') : String(value);
}

/** Numbers that are the same for the same text: pictures are redrawn alike on every machine (mulberry32 over an FNV-1a hash). */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const attributes = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

/** A coordinate's attribute, or nothing where it has SVG's initial value. */
const unlessZero = (name: string, value: number): string => (n(value) === '0' ? '' : ` ${name}="${n(value)}"`);

/** Circle. */
export const c = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle${unlessZero('cx', x)}${unlessZero('cy', y)} r="${n(radius)}" fill="${fill}"${attributes(extra)}/>`;

/** Ellipse. */
export const e = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse${unlessZero('cx', x)}${unlessZero('cy', y)} rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`;

/** Rectangle with corners of radius `round`. */
export const r = (x: number, y: number, width: number, height: number, round: number, fill: string, extra = ''): string =>
  `<rect${unlessZero('x', x)}${unlessZero('y', y)} width="${n(width)}" height="${n(height)}"${round === 0 ? '' : ` rx="${n(round)}"`} fill="${fill}"${attributes(extra)}/>`;

/** Filled path. */
export const p = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** Stroked path; the picture's root makes ends and joins round. */
export const s = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes(extra)}/>`;

/** Group under a transform. */
export const g = (transform: string, content: string, extra = ''): string =>
  `<g${transform === '' ? '' : ` transform="${transform}"`}${attributes(extra)}>${content}</g>`;

export const at = (x: number, y: number, content: string, scale = 1, rotation = 0): string =>
  g(`translate(${n(x)} ${n(y)})${rotation === 0 ? '' : ` rotate(${n(rotation)})`}${scale === 1 ? '' : ` scale(${n2(scale)})`}`, content);

/** The same drawing for each index. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A star or, with many points, a cog; `inner` and `outer` are radii. */
export function star(x: number, y: number, outer: number, inner: number, points: number, fill: string, extra = ''): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return p(`M${corners.join('L')}Z`, fill, extra);
}

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number, fill = '#fff', extra = ''): string =>
  p(
    'M0-10Q0 0 10 0Q0 0 0 10Q0 0-10 0Q0 0 0-10Z',
    fill,
    `transform="translate(${n(x)} ${n(y)}) scale(${n2(size / 10)})"${attributes(extra)}`,
  );

/** The opening of a picture: everything in it has round line ends unless it says otherwise. */
export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/** Definitions of one picture: gradients and repeated shapes, under ids that carry the picture's own prefix. */
export interface Kit {
  /** Vertical gradient, from the top. A stop is a colour, or colour@opacity. */
  v: (...stops: string[]) => string;
  /** Horizontal gradient. */
  h: (...stops: string[]) => string;
  /** Diagonal gradient, from the upper left. */
  d: (...stops: string[]) => string;
  /** Ball: lit from the upper left. */
  o: (...stops: string[]) => string;
  /** From the centre outwards. */
  f: (...stops: string[]) => string;
  /** `content` and its mirror image across the vertical axis. */
  twin: (content: string) => string;
  /** `content` under a transform, stored once however often it is drawn. */
  put: (content: string, transform: string) => string;
  /** `content` repeated `count` times around the origin. */
  around: (count: number, content: string, from?: number, sweep?: number) => string;
  /** Everything defined so far. */
  defs: () => string;
}

/** @param prefix tells this picture's ids from those of any other on the same page */
export function createKit(prefix: string): Kit {
  const gradients = new Map<string, string>();
  const shapes = new Map<string, string>();
  let count = 0;
  const nextId = (): string => `${prefix}${(count++).toString(36)}`;
  const stored = (content: string): string => {
    const id = shapes.get(content) ?? nextId();
    shapes.set(content, id);
    return `<use href="#${id}"`;
  };
  const gradient = (element: 'linearGradient' | 'radialGradient', shape: string, stops: readonly string[]): string => {
    const body = stops
      .map((stop, index) => {
        const [colour = '', opacity] = stop.split('@');
        return `<stop${index === 0 ? '' : ` offset="${n2(index / (stops.length - 1))}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
      })
      .join('');
    const key = `<${element} ${shape}>${body}`;
    const id = gradients.get(key) ?? nextId();
    gradients.set(key, id);
    return `url(#${id})`;
  };
  return {
    v: (...stops) => gradient('linearGradient', 'x2="0" y2="1"', stops),
    h: (...stops) => gradient('linearGradient', 'x2="1"', stops),
    d: (...stops) => gradient('linearGradient', 'x2="1" y2="1"', stops),
    o: (...stops) => gradient('radialGradient', 'cx=".38" cy=".3" r=".75"', stops),
    f: (...stops) => gradient('radialGradient', '', stops),
    twin: (content) => `${stored(content)}/>${stored(content)} transform="scale(-1 1)"/>`,
    put: (content, transform) => `${stored(content)} transform="${transform}"/>`,
    around(times, content, from = 0, sweep = 360) {
      const step = sweep === 360 ? 360 / times : sweep / (times - 1);
      return many(
        times,
        (index) => `${stored(content)}${from + index * step === 0 ? '' : ` transform="rotate(${n(from + index * step)})"`}/>`,
      );
    },
    defs() {
      const all = [
        ...[...gradients].map(([key, id]) => key.replace(/^<(\w+) /, `<$1 id="${id}" `).replace(/^<(\w+)(.*)$/, '<$1$2</$1>')),
        ...[...shapes].map(([content, id]) => `<g id="${id}">${content}</g>`),
      ];
      return all.length === 0 ? '' : `<defs>${all.join('')}</defs>`;
    },
  };
}

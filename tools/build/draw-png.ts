import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG as a PNG of this width, in pixels. Throws if it cannot be drawn. */
export function drawPng(svg: string, width: number): Buffer {
  const key = `${width} ${svg}`;
  const known = drawn.get(key) ?? new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  drawn.delete(key);
  drawn.set(key, known);
  if (drawn.size > mostKept) drawn.delete(drawn.keys().next().value!);
  return known;
}

/** A cache by SVG source, because brands of one operator often share pictures; the oldest entries are dropped. */
const drawn = new Map<string, Buffer>();
const mostKept = 50;

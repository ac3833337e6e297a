import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';

/** Text as lines. */
export interface Outline {
  /** Commands of SVG paths, each with its places, in units of the font, downwards. */
  lines: { command: string; places: number[] }[];
  /** Where the next letter would begin. */
  end: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The text as HarfBuzz sets it, in units of the font: Bengali signs change order and shape with their neighbours, Arabic letters join.
 * Undefined if the font lacks one of the signs.
 */
export function outlined(font: Font, text: string): Outline | undefined {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  const lines: Outline['lines'] = [];
  let pen = 0;
  for (const [index, { codepoint: glyph }] of run.getGlyphInfos().entries()) {
    // Glyph 0 stands for what a font lacks.
    if (glyph === 0) return undefined;
    const { xOffset, yOffset, xAdvance } = positions[index]!;
    for (const [, command, numbers] of font.glyphToPath(glyph).matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const places = (numbers ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
      lines.push({ command: command!, places: places.map((at, axis) => (axis % 2 === 0 ? at + pen + xOffset : -(at + yOffset))) });
    }
    pen += xAdvance;
  }
  const of = (axis: number) => lines.flatMap(({ places }) => places.filter((_, index) => index % 2 === axis));
  const [across, down] = [of(0), of(1)];
  return { lines, end: pen, left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** A font that is installed: the file of an `@fontsource` package, such as `baloo-da-2/files/baloo-da-2-latin-800-normal.woff`. */
export function fontIn(file: string): Font {
  return new Font(new Face(new Blob(unwrapped(readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`))))));
}

/**
 * The OpenType font inside a WOFF file (W3C WOFF 1.0, 4): its tables, each deflated or stored as is, after a directory of their offsets.
 */
function unwrapped(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => woff.subarray(44 + 20 * index, 64 + 20 * index));
  const directory = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (const [index, entry] of tables.entries()) {
    const [from, stored, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const kept = woff.subarray(from, from + stored);
    const table = stored < length ? inflateSync(kept) : kept;
    const line = directory.subarray(12 + 16 * index);
    entry.copy(line, 0, 0, 4);
    entry.copy(line, 4, 16, 20);
    line.writeUInt32BE(at, 8);
    line.writeUInt32BE(length, 12);
    // Every table begins at a multiple of four.
    parts.push(table, Buffer.alloc(-length & 3));
    at += length + (-length & 3);
  }
  return Buffer.concat(parts);
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { workspace } from '../build/places.ts';

/** Android's fonts for the scripts that the bench's browser lacks, in the weights that Android has. */
const scripts = ['bengali', 'thai', 'arabic'] as const;
const weights = [400, 700] as const;

/**
 * Adds Android's fonts to the browsers that this process starts from now on, so that text in these scripts is legible from the
 * first paint, as on phones. Call `chromiumPath` first, which configures the browser's own fonts.
 */
export function wearDeviceFonts(): { remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-device-fonts-'));
  for (const script of scripts)
    for (const weight of weights) {
      const name = `noto-sans-${script}-${script}-${weight}-normal`;
      const file = path.join(workspace, `node_modules/@fontsource/noto-sans-${script}/files/${name}.woff`);
      writeFileSync(path.join(folder, `${name}.ttf`), unpacked(readFileSync(file)));
    }
  const own = readFileSync(process.env['FONTCONFIG_FILE']!, 'utf8');
  const config = path.join(folder, 'fonts.conf');
  const caches = `<cachedir>${path.join(folder, 'cache')}</cachedir>`;
  writeFileSync(config, own.replace('<dir>', `<dir>${folder}</dir><dir>`).replace(/<cachedir>.*<\/cachedir>/, caches));
  process.env['FONTCONFIG_FILE'] = config;
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const headerSize = 44;
const entrySize = 20;

/** Unpacks a WOFF file (W3C, version 1) to OpenType: browsers accept WOFF only for web fonts. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [place, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    head.writeUInt16BE(value, 4 + place * 2);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = woff.subarray(headerSize + i * entrySize, headerSize + (i + 1) * entrySize);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    entry.copy(head, 12 + i * 16, 0, 4);
    for (const [place, value] of [entry.readUInt32BE(16), at, length].entries()) head.writeUInt32BE(value, 16 + i * 16 + place * 4);
    parts.push(table, Buffer.alloc(-length & 3));
    at += length + (-length & 3);
  }
  return Buffer.concat(parts);
}

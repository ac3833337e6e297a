import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PNG like a phone's, with the metadata that phones add. */
export function aPicture({ width = 20, height = 10 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#224466' } })
    .withExif({ IFD0: { Copyright: 'Nadia' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .png()
    .toBuffer();
}

/** A small square PNG of one colour with this many pixels a side, which decompresses into a huge picture. */
export function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 1000));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

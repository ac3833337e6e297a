// N4; security E06.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina] = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const upload = (bytes: Buffer, name = 'moon.png') =>
  operate(gateway, 'uploadPicture', { merchant: 'lotus', name, content: bytes.toString('base64') }, amina);
const get = (url: string, accept?: string) =>
  gateway.guest().inject({ method: 'GET', url, headers: accept === undefined ? {} : { accept } });

const moon = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#224466' } }).withExif({
  IFD0: { Copyright: 'Amina' },
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a picture in %s is encoded again, without what was written beside it',
  async (format) => {
    const given = await moon.clone().toFormat(format).toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { address } = await upload(given, `moon.${format}`);
    const wide = await get(address, 'image/avif,image/webp,*/*');
    expect(wide.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    const older = await get(address, 'image/webp,*/*');
    expect(older.headers['content-type']).toBe('image/webp');
    expect(await sharp(older.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await sharp(older.rawPayload).metadata()).exif).toBeUndefined();
    expect(await sharp((await get(`${address}-narrow`)).rawPayload).metadata()).toMatchObject({ width: 800, height: 400 });
  },
);

test('the same picture is kept once, and listed for its merchant alone', async () => {
  const given = await moon.clone().negate().png().toBuffer();
  const [one, other] = [await upload(given, 'first.png'), await upload(given, 'again.png')];
  expect(other).toEqual(one);
  const list = async (merchant: string) => (await officeOf(gateway, amina).call('listPictures', { query: { merchant } })).list;
  const found = (await list('lotus')).filter(({ address }) => address === one.address);
  expect(found).toMatchObject([
    { name: 'first.png', width: 1600, height: 800, thumbnail: expect.stringMatching(/^data:image\/webp;base64,/) as string },
  ]);
  expect(await list('delta')).toEqual([]);
});

test('what is no picture, is broken, or would unfold into a huge one is refused', async () => {
  const refusal = (says: RegExp) =>
    expect.objectContaining({ code: 'field_invalid', message: expect.stringMatching(says) as string }) as Error;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(upload(svg)).rejects.toEqual(refusal(/no PNG, JPEG, WebP or AVIF/));
  const whole = await moon.clone().png().toBuffer();
  await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toEqual(refusal(/cannot be read/));
  await expect(upload(bomb(30_000))).rejects.toEqual(refusal(/40 million pixels|cannot be read/));
  expect((await get('/wps/media/nothing')).statusCode).toBe(404);
});

/** A small PNG of so many pixels a side, all of one colour. */
function bomb(side: number): Buffer {
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

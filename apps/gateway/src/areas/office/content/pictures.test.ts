// N4; security E06.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { bomb } from '../../../testing/pictures.ts';
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

test('a file that is no picture, is broken, or would decode into a huge one is refused', async () => {
  const refusal = (says: RegExp) =>
    expect.objectContaining({ code: 'field_invalid', message: expect.stringMatching(says) as string }) as Error;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(upload(svg)).rejects.toEqual(refusal(/no PNG, JPEG, WebP or AVIF/));
  const whole = await moon.clone().png().toBuffer();
  await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toEqual(refusal(/cannot be read/));
  await expect(upload(bomb(30_000))).rejects.toEqual(refusal(/40 million pixels|cannot be read/));
  expect((await get('/wps/media/nothing')).statusCode).toBe(404);
});

describe('a picture that was uploaded by mistake', () => {
  const remove = (merchant: string, address: string) =>
    operate(gateway, 'removePicture', { merchant, address, reason: 'The wrong file' }, amina);
  const listed = async (merchant: string) => (await officeOf(gateway, amina).call('listPictures', { query: { merchant } })).list;

  test('is removed, with its files once no merchant has it', async () => {
    const given = await moon.clone().tint('#880000').png().toBuffer();
    const { address } = await upload(given, 'wrong.png');
    await operate(gateway, 'uploadPicture', { merchant: 'delta', name: 'wrong.png', content: given.toString('base64') }, amina);
    expect(await remove('lotus', address)).toEqual({ address, name: 'wrong.png' });
    expect((await listed('lotus')).map((picture) => picture.address)).not.toContain(address);
    expect((await get(address)).statusCode).toBe(200);
    await remove('delta', address);
    expect((await get(address)).statusCode).toBe(404);
    await expect(remove('delta', address)).rejects.toMatchObject({ code: 'not_found' });
    const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'asset.removed' } });
    expect(list.map(({ outcome, reason, subject }) => [outcome, reason, address.endsWith(subject ?? '-')])).toContainEqual([
      'done',
      'The wrong file',
      true,
    ]);
  });

  test('stays while a version of a content shows it', async () => {
    const { address } = await upload(await moon.clone().tint('#008800').png().toBuffer(), 'shown.png');
    await operate(
      gateway,
      'writeContent',
      {
        merchant: 'lotus',
        kind: 'announcement',
        key: 'moon',
        place: 'PR',
        texts: { EN: { title: 'Moon', content: `<p><img src="${address}" alt="A moon" width="1600" height="800"></p>` } },
        facts: {},
      },
      amina,
    );
    expect((await listed('lotus')).find((picture) => picture.address === address)).toMatchObject({ used: true });
    await expect(remove('lotus', address)).rejects.toMatchObject({ code: 'field_invalid' });
    expect((await get(address)).statusCode).toBe(200);
  });
});

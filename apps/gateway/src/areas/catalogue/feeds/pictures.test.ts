// Office section 8, Import: pictures are fetched only from the allowlist, and a broken one never makes a broken tile.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { officeOf, operate } from '../../../testing/office.ts';
import { pictureFetch } from './pictures.ts';

let gateway: TestGateway;
let vendor: Server;
let origin: string;
beforeAll(async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#224466' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
  const answers: Record<string, Buffer> = {
    '/moon.png': png,
    '/half.png': png.subarray(0, 40),
    '/page.png': Buffer.from('<!doctype html>'),
    '/drawn.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    '/large.png': Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]),
  };
  vendor = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ config: { pictureOrigins: [origin] } });
});
afterAll(async () => {
  vendor.close();
  await gateway.close();
});

test('a picture is re-encoded and served by the site; files that are not pictures leave their tiles unchanged', async () => {
  const shipped = await gateway.db.selectFrom('game').select(['code', 'name', 'game_type as line']).where('vendor', '=', 'JL').execute();
  const names = ['/moon.png', '/half.png', '/page.png', '/drawn.svg', '/large.png', '/nowhere.png'];
  const added = [...names.map((name) => origin + name), 'https://elsewhere.example/moon.png'].map((picture, index) => ({
    code: `pictured-${index}`,
    name: `Pictured ${index}`,
    line: 'RNG',
    picture,
  }));
  const content = Buffer.from(JSON.stringify([...shipped, ...added])).toString('base64');
  const feed = await operate(gateway, 'checkFeed', { vendor: 'JL', source: 'list.json', content });
  await operate(gateway, 'applyFeed', { id: feed.id, plan: feed.plan, state: 'playable', reason: 'With pictures.' });
  const applied = () => officeOf(gateway).call('getFeed', { query: { id: feed.id } });
  expect((await applied()).pictures).toEqual({ waiting: 7, broken: [] });

  expect(await pictureFetch.run(jobToolsOf(gateway))).toBe(7);
  expect((await applied()).pictures).toMatchObject({
    waiting: 0,
    broken: [
      { code: 'pictured-1', problem: 'noPicture' },
      { code: 'pictured-2', problem: 'noPicture' },
      { code: 'pictured-3', problem: 'noPicture' },
      { code: 'pictured-4', problem: 'notReached' },
      { code: 'pictured-5', problem: 'notFound' },
      { code: 'pictured-6', source: 'https://elsewhere.example/moon.png', problem: 'notAllowed' },
    ],
  });

  const player = gateway.guest();
  const { list } = await player.value('listGames', { query: { search: 'Pictured', pageSize: 20 } });
  const icons = new Map(list.map((game) => [game.gameCode, game.iconUrl]));
  const { icon } = await gateway.db.selectFrom('vendor').select('icon').where('code', '=', 'JL').executeTakeFirstOrThrow();
  expect(added.slice(1).map(({ code }) => icons.get(code))).toEqual(added.slice(1).map(() => icon));
  const served = await player.inject({ method: 'GET', url: icons.get('pictured-0')! });
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 });
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
  expect((await player.inject({ method: 'GET', url: '/wps/pictures/nothing.webp' })).statusCode).toBe(404);

  const again = await operate(gateway, 'checkFeed', { vendor: 'JL', source: 'list.json', content });
  expect(again.counts, 'the same list again').toMatchObject({ new: 0, changed: 0, same: shipped.length + 7 });
});

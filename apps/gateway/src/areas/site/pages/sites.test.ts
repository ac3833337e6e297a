import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { videoOrigin } from '@parlour/domain/content';
import { testBrands } from '../../../testing/brands.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { decideSetting } from '../../settings/decide.ts';
import { createBuilds } from './builds.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-sites-'));
const script = 'console.log("a".repeat(1));'.repeat(40);
const scriptHash = `sha256-${'A'.repeat(43)}=`;

/** Writes a build as tools/build does: with compressed copies, and the seal last. */
function writeBuild(brand: string, files: Record<string, string>, seal: object = { scriptHashes: [scriptHash] }): void {
  const contents: Record<string, string> = {};
  const write = (name: string, bytes: string | Buffer) => {
    const file = path.join(root, brand, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    contents[name] = createHash('sha256').update(bytes).digest('hex');
  };
  for (const [name, text] of Object.entries(files)) {
    write(name, text);
    if (!name.endsWith('.png')) write(`${name}.br`, brotliCompressSync(text));
  }
  writeFileSync(path.join(root, brand, 'build.json'), JSON.stringify(contents));
  writeFileSync(path.join(root, brand, 'csp.json'), JSON.stringify(seal));
}

const page = (text: string) => `<!doctype html><title>${text}</title><p>${text.repeat(80)}</p>`;
let gateway: TestGateway;
beforeAll(async () => {
  writeBuild(
    'lotus',
    {
      'assets/app-1a2b3c.js': script,
      'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(300)}</svg>`,
      'icon-192.png': 'not really a picture',
      'pages/BN/index.html': page('বাড়ি'),
      'pages/BN/rng.html': page('স্লট'),
      'pages/BN/shell.html': page('খোলস'),
      'pages/EN/index.html': page('Home'),
      'pages/EN/rng.html': page('Slots'),
      'pages/EN/shell.html': page('Shell'),
      'pages/EN/offline.html': page('Offline'),
      'sw.js': 'the worker',
      'sw-off.js': 'the worker that removes itself',
    },
    { scriptHashes: [scriptHash], routes: ['/', '/rng', '/member/$page'] },
  );
  const [lotus, ...others] = testBrands;
  gateway = await startTestGateway({ sites: root, brands: [{ ...lotus!, imageCDNs: ['https://img.lotus.example'] }, ...others] });
});
afterAll(async () => {
  await gateway.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, host = 'lotus.localhost') =>
  gateway.guest({ host }).inject({ method: 'GET', url, headers });

describe('the service worker', () => {
  test('is revalidated each time, whatever its language', async () => {
    const { body, headers } = await get('/sw.js?EN');
    expect([body, headers['cache-control']]).toEqual(['the worker', 'no-cache']);
  });

  test('removes itself as soon as operators turn the Lite app off', async () => {
    const now = gateway.clock.now();
    const off = { merchant: 'lotus', key: 'flags.liteApp', version: 1, value: false, from: now, reason: 'It broke', by: 'root' } as const;
    await decideSetting(gateway.db, off, now);
    await expect.poll(async () => (await get('/sw.js?EN')).body).toBe('the worker that removes itself');
  });

  test('receives the offline page, which has no route of its own', async () => {
    const { statusCode, body } = await get('/offline', { cookie: 'lang=EN' });
    expect([statusCode, body.includes('Offline')]).toEqual([200, true]);
  });
});

describe('a page', () => {
  test.each([
    [undefined, 'বাড়ি', 'bn'],
    ['lang=EN', 'Home', 'en'],
    ['a=b; lang=EN; c=d', 'Home', 'en'],
    ['lang=VI', 'বাড়ি', 'bn'],
    ['lang=../EN', 'বাড়ি', 'bn'],
  ])('with the cookie %j is %s', async (cookie, title, language) => {
    const { body, headers, statusCode } = await get('/', cookie ? { cookie } : {});
    expect([statusCode, headers['content-language']]).toEqual([200, language]);
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers['vary']).toBe('Accept-Encoding, Cookie');
  });

  test('is what was rendered for its path, else the frame', async () => {
    const cookie = 'lang=EN';
    expect((await get('/rng?vassalage=JL', { cookie })).body).toContain('<title>Slots</title>');
    expect((await get('/rng/', { cookie })).body).toContain('<title>Slots</title>');
    expect((await get('/member/depositv2', { cookie })).body).toContain('<title>Shell</title>');
  });

  test('that the site does not have is the frame with 404', async () => {
    const { statusCode, body } = await get('/no/such/page');
    expect([statusCode, body.includes('খোলস')]).toEqual([404, true]);
    expect((await get('/no/such/page', { accept: 'text/html,*/*;q=0.8' })).body).toContain('খোলস');
    const data = await get('/no/such/page', { accept: 'application/json' });
    expect([data.statusCode, data.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  test.each(['/index', '/index.html', '/home', '/home?referralCode=x'])('%s leads home', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['location']]).toEqual([302, url.includes('?') ? '/?referralCode=x' : '/']);
  });

  test('is revalidated each time, and answered by 304 when unchanged', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': String(first.headers['etag']), cookie: 'lang=EN' })).statusCode).toBe(200);
  });

  test('may run only the scripts of its build, and be framed by nobody', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        `script-src '${scriptHash}' 'strict-dynamic'`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // Games, the live chat if its provider allows framing, and videos of promotions.
        `frame-src http://arcade.localhost:9 http://desk.localhost:9 ${videoOrigin}`,
        "img-src 'self' data: https://img.lotus.example",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // This brand has log-in by providers.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a file', () => {
  test('with a hash in its name is kept for ever, others for a while', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toContain('max-age=600');
  });

  test('that is a picture of lines runs no script when it is opened as a page', async () => {
    expect((await get('/icon.svg')).headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect((await get('/icon-192.png')).headers['content-security-policy']).toBeUndefined();
  });

  test('comes in the best form that the browser takes', async () => {
    const brotli = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    const plain = await get('/assets/app-1a2b3c.js');
    expect([plain.headers['content-encoding'], plain.body, plain.headers['content-type']]).toEqual([
      undefined,
      script,
      'text/javascript; charset=utf-8',
    ]);
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  test('is answered to HEAD without its bytes', async () => {
    const { statusCode, headers, rawPayload } = await gateway
      .guest({ host: 'lotus.localhost' })
      .inject({ method: 'HEAD', url: '/icon-192.png' });
    expect([statusCode, headers['content-type'], headers['content-length'], rawPayload.length]).toEqual([200, 'image/png', '20', 0]);
  });

  test.each([
    '/assets/app-old.js',
    '/nope.png',
    '/csp.json',
    '/icon.svg.br',
    '/pages/EN/index.html',
    '/%2e%2e/lotus/icon.svg',
    '/..%2f..%2fetc/passwd.txt',
    '/%ff.js',
    '/%E0%A4%A',
  ])('that is not one, %s, is not found', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(url)).statusCode).toBeLessThan(500);
  });
});

describe('beside the sites', () => {
  test('an unknown operation and an unknown host are refused in the contract’s format', async () => {
    const unknown = await get('/wps/no/such');
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'unknown_operation']);
    expect((await get('/', {}, 'evil.example')).statusCode).toBe(404);
  });

  test('a brand without a build says so in one sentence', async () => {
    const { statusCode, body, headers } = await get('/', {}, 'delta.localhost');
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('npx nx build delta');
  });
});

test('a new build is served without a restart; while it is written, and when it is broken, the one before is', async () => {
  let time = 0;
  const broken: unknown[] = [];
  const builds = createBuilds(root, {
    onError: (error) => broken.push(error),
    onWaiting: () => undefined,
    factsOf: () => undefined,
    elapsed: () => time,
  });
  const textNow = async () => {
    time += 2000;
    return (await builds.of('fresh'))?.files.get('pages/EN/index.html')?.plain.toString();
  };
  expect(await textNow()).toBeUndefined();
  writeBuild('fresh', { 'pages/EN/index.html': 'one' });
  expect(await textNow()).toBe('one');
  const seal = path.join(root, 'fresh/csp.json');
  renameSync(seal, `${seal}.gone`);
  writeFileSync(path.join(root, 'fresh/pages/EN/index.html'), 'two');
  expect(await textNow()).toBe('one');
  writeFileSync(seal, '{');
  expect([await textNow(), broken.length]).toEqual(['one', 1]);
  writeBuild('fresh', { 'pages/EN/index.html': 'two' });
  writeFileSync(path.join(root, 'fresh/pages/EN/index.html'), 'tw');
  expect([await textNow(), broken.length]).toEqual(['one', 2]);
  writeBuild('fresh', { 'pages/EN/index.html': 'two' });
  utimesSync(seal, new Date(), new Date(Date.now() + 5000));
  expect(await textNow()).toBe('two');
});

test('a build whose facts differ from the gateway’s is not served until a restart, and is logged once', async () => {
  let time = 0;
  const waiting: string[] = [];
  const startGateway = (facts: string) => {
    const builds = createBuilds(root, {
      onError: (error) => expect(error).toBeUndefined(),
      onWaiting: (brand) => waiting.push(brand),
      factsOf: () => facts,
      elapsed: () => time,
    });
    return async () => {
      time += 2000;
      return (await builds.of('changed'))?.files.get('pages/EN/index.html')?.plain.toString();
    };
  };
  const build = (text: string, brand: string) => {
    writeBuild('changed', { 'pages/EN/index.html': text }, { scriptHashes: [scriptHash], brand });
    utimesSync(path.join(root, 'changed/csp.json'), new Date(), new Date(Date.now() + (time += 5000)));
  };
  build('one', 'old facts');
  const textNow = startGateway('old facts');
  expect(await textNow()).toBe('one');
  build('one in other colours', 'old facts');
  expect(await textNow()).toBe('one in other colours');
  build('two', 'new facts');
  expect([await textNow(), await textNow(), waiting]).toEqual(['one in other colours', 'one in other colours', ['changed']]);
  expect(await startGateway('new facts')()).toBe('two');
});

// Security E07 (docs/security.md).
import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { seal } from '../testing/seal.ts';
import type { SealedBody } from './sealed-body.ts';
import { rotateSealingKey } from './sealing-keys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const path = '/wps/session/login';
const plain = { type: 'username', username: 'nobody', password: 'পাসওয়ার্ড 🔑', altcha: '' };

async function sealed(body: unknown = plain, target: { method?: string; path?: string; ago?: number } = {}) {
  const key = await gateway.guest().value('getPublicKey');
  return seal(body, key, { method: 'POST', path, now: gateway.clock.now().getTime() - (target.ago ?? 0) * 1000, ...target });
}
async function send(payload: object) {
  const response = await gateway.guest().inject({ method: 'POST', url: path, payload });
  return { status: response.statusCode, ...response.json<{ code: string; fields?: unknown; message: string }>() };
}
const opened = 'human_verification_failed';

describe('a sealed body', () => {
  test('is opened and then held to the contract of what is in it', async () => {
    expect(await send(await sealed())).toMatchObject({ status: 400, code: opened });
    expect(await send(await sealed({ ...plain, isAdmin: true }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: [{ field: 'isAdmin', rule: 'unknown' }],
    });
    expect(await send(await sealed({ ...plain, password: 12345678 }))).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('may be up to two minutes old or early, and is used once', async () => {
    expect((await send(await sealed(plain, { ago: 120 }))).code).toBe(opened);
    expect((await send(await sealed(plain, { ago: -120 }))).code).toBe(opened);
    const body = await sealed();
    expect((await send(body)).code).toBe(opened);
    expect((await send(body)).code).toBe('sealed_body_invalid');
  });

  test('can be opened for a while after the key was changed, and is then refused', async () => {
    const old = await sealed();
    const later = await sealed();
    await rotateSealingKey(gateway.db, gateway.vault, gateway.clock.now());
    expect((await send(old)).code).toBe(opened);
    expect((await send(await sealed())).code).toBe(opened);
    gateway.clock.advance(121);
    expect((await send({ ...later, ts: later.ts })).code).toBe('sealed_body_invalid');
  });
});

describe('one refusal for', () => {
  const invalid = async (body: object) => {
    const { status, code, message, fields } = await send(body);
    expect({ status, code, message, fields }).toEqual({
      status: 400,
      code: 'sealed_body_invalid',
      message: 'sealed_body_invalid',
      fields: undefined,
    });
  };

  test('a plain body, and one with a field more or less', async () => {
    await invalid(plain);
    const body = await sealed();
    await invalid({ ...body, extra: 1 });
    const { iv: _, ...rest } = body;
    await invalid(rest);
  });

  test('another path, method, time, nonce or key id than was sealed', async () => {
    await invalid(await sealed(plain, { path: '/wps/member/register' }));
    await invalid(await sealed(plain, { method: 'PUT' }));
    await invalid(await sealed(plain, { ago: 121 }));
    await invalid(await sealed(plain, { ago: -122 }));
    const body = await sealed();
    await invalid({ ...body, ts: body.ts + 1 });
    await invalid({ ...body, n: randomBytes(16).toString('base64url') });
    await invalid({ ...body, kid: 'unknown' });
  });

  test('any bit that flipped', async () => {
    const body = await sealed();
    for (const field of ['ek', 'iv', 'ct'] as const)
      for (let i = 0; i < 8; i++) {
        const bytes = Buffer.from(body[field], 'base64url');
        const at = Math.floor((i / 8) * bytes.length);
        bytes[at]! ^= 1 << i;
        await invalid({ ...body, [field]: bytes.toString('base64url') });
      }
    expect((await send(body)).code).toBe(opened);
  });

  test('a key wrapped in the old padding, a tag cut short, and what is no JSON', async () => {
    const body = await sealed();
    const { spki } = await gateway.guest().value('getPublicKey');
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    const ek = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, randomBytes(32)).toString('base64url');
    await invalid({ ...body, ek });
    const short: SealedBody = { ...body, ct: Buffer.from(body.ct, 'base64url').subarray(0, -4).toString('base64url') };
    await invalid(short);
    await invalid({ ...body, ct: '' });
    await invalid(await sealed('{"type":'));
  });
});

test('junk does not fill the store of nonces', async () => {
  const count = async () => (await gateway.db.selectFrom('sealed_nonce').select('nonce').execute()).length;
  const before = await count();
  for (let i = 0; i < 5; i++) await send({ ...(await sealed()), ct: randomBytes(64).toString('base64url') });
  expect(await count()).toBe(before);
});

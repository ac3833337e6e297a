import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../operation.ts';
import { sealBody } from './seal-body.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
const key = {
  kid: 'k1',
  spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  serverTime: '2026-11-20T10:00:00Z',
};
const target = { method: 'POST', path: '/wps/session/login' };
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Opens a SealedBody as the contract describes, with Node's own cryptography. */
function open({ v, kid, ts, n, ek, iv, ct }: Schema<'SealedBody'>, { method, path } = target): string {
  const aes = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes(ek));
  const cipher = createDecipheriv('aes-256-gcm', aes, bytes(iv));
  cipher.setAAD(Buffer.from(JSON.stringify([v, kid, ts, n, method, path])));
  cipher.setAuthTag(bytes(ct).subarray(-16));
  return Buffer.concat([cipher.update(bytes(ct).subarray(0, -16)), cipher.final()]).toString('utf8');
}

describe('a sealed body', () => {
  test('opens to what was sealed, in any script', async () => {
    const plain = JSON.stringify({ username: 'asha', password: 'পদ্ম 🪷 pass' });
    const sealed = await sealBody(plain, target, key, 1_795_000_000);
    expect(open(sealed)).toBe(plain);
    expect(sealed).toMatchObject({ v: 1, kid: 'k1', ts: 1_795_000_000, n: expect.stringMatching(/^[\w-]{22}$/) });
  });

  test('opens whatever the fresh key and padding are', async () => {
    for (let i = 0; i < 25; i++) expect(open(await sealBody(`body ${i}`, target, key, 1))).toBe(`body ${i}`);
  });

  test('is bound to its operation and time', async () => {
    const sealed = await sealBody('{}', target, key, 1);
    expect(() => open(sealed, { ...target, path: '/wps/member/register' })).toThrow();
    expect(() => open(sealed, { ...target, method: 'PUT' })).toThrow();
    expect(() => open({ ...sealed, ts: 2 })).toThrow();
  });

  test('never repeats a key, a nonce or a vector', async () => {
    const two = await Promise.all([sealBody('{}', target, key, 1), sealBody('{}', target, key, 1)]);
    for (const part of ['n', 'ek', 'iv', 'ct'] as const) expect(two[0][part]).not.toBe(two[1][part]);
  });

  test('holds a body of the size limit', async () => {
    const plain = 'x'.repeat(40_000);
    expect(open(await sealBody(plain, target, key, 1))).toBe(plain);
  });
});

import { JSEncrypt } from 'jsencrypt';
import type { Schema } from '../operation.ts';
import type { SealTarget } from './sealer.ts';

/** Seals one body: a fresh AES-256-GCM key, wrapped by jsencrypt's RSA-OAEP-SHA-256. `time` is in Unix seconds of the server. */
export async function sealBody(
  plain: string,
  { method, path }: SealTarget,
  { kid, spki }: Schema<'PublicKey'>,
  time: number,
): Promise<Schema<'SealedBody'>> {
  const rawKey = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const n = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const bound = new TextEncoder().encode(JSON.stringify([1, kid, time, n, method, path]));
  const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound }, key, new TextEncoder().encode(plain));
  return { v: 1, kid, ts: time, n, ek: wrap(rawKey, spki), iv: base64url(iv), ct: base64url(new Uint8Array(sealed)) };
}

function wrap(rawKey: Uint8Array, spki: string): string {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(spki);
  // jsencrypt takes a binary string and returns false on failure.
  const wrapped = rsa.encryptOAEP(String.fromCharCode(...rawKey));
  if (!wrapped) throw new Error('the public key of the gateway cannot wrap a key');
  return wrapped.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate and its key, both as PEM, because HTTP/2 needs one; nothing is stored. */
export function selfSigned(hosts: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = sequence(set(sequence(objectId(2.5, 4, 3), utf8('localhost'))));
  const now = Date.now();
  const validity = sequence(utcTime(now - day), utcTime(now + 2 * day));
  const names = sequence(...hosts.map((host) => element(0x82, Buffer.from(host))));
  const extensions = element(0xa3, sequence(sequence(objectId(2.5, 29, 17), element(0x04, names))));
  const body = sequence(
    element(0xa0, integer(2)),
    integer(now),
    ecdsaWithSha256,
    issuer,
    validity,
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, element(0x03, Buffer.concat([Buffer.of(0), signature])));
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert: pem(certificate) };
}

const day = 24 * 60 * 60 * 1000;

/** One DER element: tag, length and bytes. */
function element(tag: number, content: Buffer): Buffer {
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return element(0x31, Buffer.concat(parts));
}

function utf8(text: string): Buffer {
  return element(0x0c, Buffer.from(text));
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return element(0x02, bytes[0]! > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
}

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`));
}

/** `root` combines the first two numbers, as in 2.5; the others must be below 128. */
function objectId(root: number, ...rest: number[]): Buffer {
  const [first = 0, second = 0] = String(root).split('.').map(Number);
  return element(0x06, Buffer.of(first * 40 + second, ...rest));
}

/** 1.2.840.10045.4.3.2, written out because it has numbers above 127. */
const ecdsaWithSha256 = sequence(element(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

function pem(der: Buffer): string {
  // The length of a signature varies, so the last line may be full; an empty line after it would end the PEM.
  const lines = der.toString('base64').match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

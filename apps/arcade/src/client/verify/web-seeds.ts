import { streamMessage } from '../../fairness/message.ts';
import type { ByteSource } from '../../fairness/draw.ts';
import type { RoundSeeds } from '../../fairness/seeds.ts';

const utf8 = new TextEncoder();
/** The longest round is 51 spins of 5 draws of 4 bytes, 32 blocks; the rest is for draws that are thrown away, one in 100 million. */
const blocks = 96;

/** The bytes of a round as `roundBytes` gives them, made by the browser's own cryptography, ready to be read at once. */
export async function webRoundBytes({ serverSeed, clientSeed, nonce }: RoundSeeds): Promise<ByteSource> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = Array.from({ length: blocks }, (_, cursor) =>
    crypto.subtle.sign('HMAC', key, utf8.encode(streamMessage(clientSeed, nonce, cursor))),
  );
  const bytes = (await Promise.all(signed)).flatMap((block) => [...new Uint8Array(block)]);
  let at = 0;
  return () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError('a round needed more bytes than any round can');
    return byte;
  };
}

/** SHA-256 of the seed's text, in hexadecimal. */
export async function webSeedHash(serverSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(serverSeed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** False on plain-HTTP addresses other than this machine's, where browsers withhold it. */
export const hasCryptography = typeof crypto !== 'undefined' && crypto.subtle !== undefined;

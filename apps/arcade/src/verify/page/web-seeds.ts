import { type ByteSource, type RoundSeeds, streamMessage } from '@parlour/domain/fairness';

const utf8 = new TextEncoder();
/** Most rounds need fewer; 3,072 bytes are made in a few milliseconds. */
const firstBlocks = 96;

class BytesUsedUp extends RangeError {}

/**
 * Runs `work` with the same bytes that `roundBytes` gives. The browser's cryptography is asynchronous and rules are not, so the bytes are
 * made in advance; when they run out, `work` starts over with more of them, so it must be pure.
 */
export async function withWebRoundBytes<T>({ serverSeed, clientSeed, nonce }: RoundSeeds, work: (bytes: ByteSource) => T): Promise<T> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let blocks = firstBlocks; ; blocks *= 4) {
    const signed = Array.from({ length: blocks }, (_, cursor) =>
      crypto.subtle.sign('HMAC', key, utf8.encode(streamMessage(clientSeed, nonce, cursor))),
    );
    const bytes = (await Promise.all(signed)).flatMap((block) => [...new Uint8Array(block)]);
    try {
      return work(from(bytes));
    } catch (error) {
      if (!(error instanceof BytesUsedUp)) throw error;
    }
  }
}

function from(bytes: readonly number[]): ByteSource {
  let at = 0;
  return () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new BytesUsedUp();
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

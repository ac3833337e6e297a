import type { ByteSource } from './draw.ts';
import { serverSeedPattern, streamMessage, type RoundSeeds } from './message.ts';
import { sha256Words } from './sha256.ts';

/**
 * The endless stream of bytes that seeds determine: HMAC-SHA256, keyed by the text of the server seed, of `clientSeed:nonce:cursor` for
 * cursor 0, 1, 2 and so on. Synchronous in Node and in the browser; the arcade, which plays millions of rounds, uses the platform's native
 * HMAC for the same bytes. Throws a RangeError for a server seed that is not 64 hexadecimal digits.
 */
export function seededBytes({ serverSeed, clientSeed, nonce }: RoundSeeds): ByteSource {
  if (!new RegExp(serverSeedPattern).test(serverSeed)) throw new RangeError('a server seed is 64 hexadecimal digits');
  let cursor = 0;
  let block: readonly number[] = [];
  let at = 0;
  return () => {
    if (at === block.length) {
      block = signed(serverSeed, streamMessage(clientSeed, nonce, cursor));
      cursor += 1;
      at = 0;
    }
    return block[at++]!;
  };
}

/** HMAC-SHA256 (RFC 2104). The key is as long as a block, so it is used as it is. */
function signed(key: string, message: string): readonly number[] {
  const inner = bytesOf(sha256Words(masked(key, 0x36) + message));
  return bytesOf(sha256Words(masked(key, 0x5c) + String.fromCharCode(...inner)));
}

function masked(key: string, mask: number): string {
  return String.fromCharCode(...Array.from(key, (character) => character.charCodeAt(0) ^ mask));
}

function bytesOf(words: Uint32Array): readonly number[] {
  return [...words].flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
}

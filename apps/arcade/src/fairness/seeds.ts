import { createHash, createHmac } from 'node:crypto';
import type { ByteSource } from './draw.ts';
import { streamMessage } from './message.ts';

/** What decides a round, together with its stake, input and rules. */
export interface RoundSeeds {
  /** 64 hexadecimal digits; used as text, both as the key and for its hash. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** The commitment that is published before the bet: SHA-256 of the server seed's text, in hexadecimal. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** The bytes of a round, without end: HMAC-SHA256 by the server seed of `clientSeed:nonce:cursor`, cursor 0, 1, 2 and so on. */
export function roundBytes({ serverSeed, clientSeed, nonce }: RoundSeeds): ByteSource {
  let cursor = 0;
  let at = 0;
  let block: Buffer = Buffer.alloc(0);
  return () => {
    if (at === block.length) {
      block = createHmac('sha256', serverSeed)
        .update(streamMessage(clientSeed, nonce, cursor))
        .digest();
      cursor += 1;
      at = 0;
    }
    return block[at++]!;
  };
}

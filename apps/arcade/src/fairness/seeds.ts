import { createHash, createHmac } from 'node:crypto';
import { streamMessage, type ByteSource, type RoundSeeds } from '@parlour/domain/fairness';

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

/** What decides an outcome, together with the rules and what was staked. */
export interface RoundSeeds {
  /** 64 hexadecimal digits; used as text, both as the key and for its hash. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** What is signed for one block of 32 bytes. A client seed holds no colon, so no two rounds share a message. */
export function streamMessage(clientSeed: string, nonce: number, cursor: number): string {
  return `${clientSeed}:${nonce}:${cursor}`;
}

/** What a player may choose as client seed. */
export const clientSeedPattern = '^[A-Za-z0-9_-]{1,64}$';
export const serverSeedPattern = '^[0-9a-f]{64}$';

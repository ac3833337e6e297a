import { createHash } from 'node:crypto';

/** The SHA-256 of a content: as hexadecimal digits, or in base64 as the integrity attribute and the content policy want it. */
export function sha256(content: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

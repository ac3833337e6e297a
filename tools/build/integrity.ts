import { createHash } from 'node:crypto';

/** SHA-256 of files by their path below a folder, sorted. */
export type Hashes = Readonly<Record<string, string>>;

/** The SHA-256 of a content, in hexadecimal, or in base64 as the integrity attribute and the content policy need it. */
export function sha256(content: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** The integrity attribute (Subresource Integrity) of a file with this SHA-256 in hexadecimal. */
export function integrity(hash: string): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}

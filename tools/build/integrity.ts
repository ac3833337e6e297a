import { createHash } from 'node:crypto';

/** The sha256 of files by their path below a folder, sorted. */
export type Hashes = Readonly<Record<string, string>>;

/** The SHA-256 of a content: as hexadecimal digits, or in base64 as the integrity attribute and the content policy want it. */
export function sha256(content: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** The integrity (Subresource Integrity) of a file whose sha256 (hexadecimal) this is. */
export function integrity(hash: string): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}

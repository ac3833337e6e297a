/** The signed end of a chain of the audit log. */
export interface SignedHead {
  chain: string;
  seq: number;
  /** Hash of the row at the end; hexadecimal. */
  hash: string;
  /** ISO 8601. */
  signedAt: string;
  /** Ed25519; SPKI, base64 of its DER. */
  publicKey: string;
  /** Of `headText`, base64. */
  signature: string;
}

/** A row and those after it up to a signed head, each in the form that is hashed. */
export interface AuditProof {
  /** The hash of the row before; null for the first. */
  previous: string | null;
  rows: readonly string[];
  head: SignedHead;
}

/** The text of a head that is signed. */
export function headText({ chain, seq, hash, signedAt }: Pick<SignedHead, 'chain' | 'seq' | 'hash' | 'signedAt'>): string {
  return [chain, seq, hash, signedAt].join('\n');
}

/** Whether a head was signed with the key given with it. */
export async function isSigned(head: SignedHead): Promise<boolean> {
  const key = await crypto.subtle.importKey('spki', bytesOf(head.publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(head.signature), new TextEncoder().encode(headText(head)));
}

/** The hash of each row of a proof, in order; hexadecimal. */
export async function hashesOf({ previous, rows }: Pick<AuditProof, 'previous' | 'rows'>): Promise<string[]> {
  const hashes: string[] = [];
  for (const row of rows) {
    const text = (hashes.at(-1) ?? previous ?? '') + row;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    hashes.push([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return hashes;
}

/**
 * Whether a proof holds: the row and those after it hash to the head, and the head is signed. Contacts nobody. To be certain, compare the
 * key, or the whole head, with a copy stored elsewhere, such as the log line `audit_head` of that day.
 */
export async function isAuditProved(proof: AuditProof): Promise<boolean> {
  const last = (await hashesOf(proof)).at(-1);
  return last === proof.head.hash && isSigned(proof.head);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

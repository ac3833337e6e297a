/**
 * The encoding of customer-service paths (specification 3): the last 8 characters are the key that scrambles the rest. The key travels
 * with the text, so this hides nothing: a decoded path must still be validated.
 */
const keyLength = 8;

/** Scrambles `text` with `key`: 8 characters of A-Z, a-z, 0-9, - or _. Throws a RangeError for another key. */
export function scramble(text: string, key: string): string {
  if (!/^[\w-]{8}$/.test(key)) throw new RangeError('a scramble key has 8 characters of A-Z, a-z, 0-9, - and _');
  const mixed = mix(new TextEncoder().encode(text), key);
  return (
    btoa(Array.from(mixed, (byte) => String.fromCharCode(byte)).join(''))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '') + key
  );
}

/** Reverses `scramble`; null for text that it did not produce. */
export function unscramble(scrambled: string): string | null {
  const key = scrambled.slice(-keyLength);
  const coded = scrambled.slice(0, -keyLength);
  if (key.length < keyLength || !/^[\w-]*$/.test(scrambled) || coded.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(mix(bytes, key));
  } catch {
    return null;
  }
}

function mix(bytes: Uint8Array, key: string): Uint8Array {
  return bytes.map((byte, index) => byte ^ key.charCodeAt(index % keyLength));
}

/** A text in pieces; those that many files have alike are UTF-8 already. */
export type Chunks = readonly (string | Uint8Array)[];

const encoder = new TextEncoder();

/** As UTF-8, for a place among others. */
export function encoded(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The whole text as UTF-8, in memory of its own, which may be handed to a thread. */
export function joined(chunks: Chunks): Uint8Array<ArrayBuffer> {
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes of a file, in base64. */
export async function contentOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // A multiple of three, so that the encoded parts can be joined; small enough for the arguments of one call.
  const atOnce = 3 * 8192;
  for (let from = 0; from < bytes.length; from += atOnce) parts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + atOnce))));
  return parts.join('');
}

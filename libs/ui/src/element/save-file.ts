/** Saves a text, whole or in parts, as a file on the visitor's device; `type` is its media type. */
export function saveFile(name: string, text: string | readonly string[], type = 'text/plain'): void {
  const parts = typeof text === 'string' ? [text] : [...text];
  const href = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // By then the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

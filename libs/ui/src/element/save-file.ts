/** Saves a text, whole or in parts, as a file of the visitor's; `type` is its media type. */
export function saveFile(name: string, text: string | readonly string[], type = 'text/plain'): void {
  const parts = typeof text === 'string' ? [text] : [...text];
  const href = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has its own hold of the text by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

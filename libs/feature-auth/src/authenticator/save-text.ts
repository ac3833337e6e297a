/** Gives a person a text as a file of their own. */
export function saveText(fileName: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: fileName });
  link.click();
  // The download has its own hold of the text by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** A member's name as strangers may see it: its first and last letters around a fixed number of stars. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}

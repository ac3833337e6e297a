/** What servers' own files are written with; each server quotes in its own way. */

/** `what { ... }`, with a directive on each line. */
export function block(what: string, ...directives: readonly string[]): string {
  return [`${what} {`, ...directives.map((line) => `  ${line}`), '}'].join('\n');
}

/** These lines without those that are false. */
export function lines(...parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('\n')}\n`;
}

/** A name as it stands in a pattern. */
export function plain(name: string): string {
  return name.replaceAll('.', String.raw`\.`);
}

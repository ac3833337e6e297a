/** Helpers for writing servers' configuration files; each server has its own quoting. */

/** `what { ... }`, with a directive on each line. */
export function block(what: string, ...directives: readonly string[]): string {
  return [`${what} {`, ...directives.map((line) => `  ${line}`), '}'].join('\n');
}

/** Joins the lines, skipping those that are false. */
export function lines(...parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('\n')}\n`;
}

/** Escapes a name for use in a regular expression. */
export function plain(name: string): string {
  return name.replaceAll('.', String.raw`\.`);
}

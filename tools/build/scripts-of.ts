import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A built site's scripts by file name. */
export function scriptsOf(site: string) {
  const folder = path.join(site, 'assets');
  const texts = new Map(globSync('*.js', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const importsOf = (file: string) =>
    [...(texts.get(file) ?? '').matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map((match) => match[1]!);
  return {
    /** The script that exports this name. */
    exporting(name: string): string {
      // Under its own name, or as a property of a dynamic import's result.
      const exported = new RegExp(`export\\s*\\{[^}]*\\b(?:as )?${name}\\b[^}]*\\}|\\b${name}:\\(\\)=>`);
      const found = [...texts].filter(([, text]) => exported.test(text));
      if (found.length !== 1) throw new Error(`${found.length} scripts of ${site} export ${name}`);
      return found[0]![0];
    },
    /** These scripts, and everything that they import statically. */
    withImports(files: readonly string[]): ReadonlySet<string> {
      const seen = new Set<string>();
      const waiting = [...files];
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (seen.has(file) || !texts.has(file)) continue;
        seen.add(file);
        waiting.push(...importsOf(file));
      }
      return seen;
    },
    /** Whether a script waits for later texts before it runs. */
    waitsForTexts: (file: string): boolean => texts.get(file)?.includes('globalThis.parlourLaterTexts?.()') ?? false,
    /** Their size in transit, in brotli; a small file has no compressed version. */
    bytes(files: Iterable<string>): number {
      return [...files].reduce(
        (sum, file) =>
          sum +
          statSync(path.join(folder, statSync(path.join(folder, `${file}.br`), { throwIfNoEntry: false }) ? `${file}.br` : file)).size,
        0,
      );
    },
  };
}

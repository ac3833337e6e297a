import type { Plugin, Rolldown } from 'vite';

/** Ids of the modules that hold the messages of the first view in one language, and all others; set by brandPlugin. */
const firstCatalog = /^\0virtual:brand-catalog\//;
const laterCatalog = /^\0virtual:brand-later-catalog\//;
/** Lingui's generated ids: six characters of base 64, as minified or plain source writes them. */
const generatedId = /["'`]([\w+/-]{6})["'`]/g;
/** A catalogue in its module, as the minifier leaves it. */
const catalogText = /JSON\.parse\(("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\)/;

type Chunks = Record<string, Rolldown.RenderedChunk>;

interface Used {
  /** By what comes with the entry. */
  first: ReadonlySet<string>;
  /** By everything else, and not by that. */
  later: ReadonlySet<string>;
}

/**
 * Drops from each catalogue the messages that no rendered module of this brand uses: what belongs to a flag that is off
 * leaves no text behind. What only scripts use that come later is in a catalogue of its own, for which they wait before
 * they run. Works after tree shaking and before file names are hashed.
 */
export function pruneCatalogs(): Plugin {
  const usedBy = new WeakMap<object, Used>();
  return {
    name: 'parlour:prune-catalogs',
    apply: 'build',
    enforce: 'post',
    renderChunk(code, chunk, _options, meta) {
      let used = usedBy.get(meta);
      if (!used) usedBy.set(meta, (used = usedIds(meta.chunks)));
      const { first, later } = used;
      const modules = Object.keys(chunk.modules);
      if (modules.some((id) => firstCatalog.test(id))) return keep(code, first);
      if (modules.some((id) => laterCatalog.test(id))) return keep(code, later);
      // An import of it resolves when its texts are there: nothing can be shown without them.
      if (idsOf(chunk).some((id) => later.has(id))) return `await globalThis.parlourLaterTexts?.();\n${code}`;
      return null;
    },
  };
}

function keep(code: string, ids: ReadonlySet<string>): string {
  return code.replace(catalogText, (_call, literal: string) => {
    const messages = JSON.parse(new Function(`return ${literal}`)()) as Record<string, unknown>;
    const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => id.length !== 6 || ids.has(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
  });
}

function usedIds(chunks: Chunks): Used {
  const initial = withImports(chunks);
  const first = new Set([...initial].flatMap((name) => idsOf(chunks[name]!)));
  const all = Object.values(chunks).flatMap((chunk) => (initial.has(chunk.fileName) ? [] : idsOf(chunk)));
  return { first, later: new Set(all.filter((id) => !first.has(id))) };
}

/** Names of the entries and of what they import, at any depth. */
function withImports(chunks: Chunks): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || names.has(name)) return;
    names.add(name);
    chunk.imports.forEach(add);
  };
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) add(name);
  return names;
}

function idsOf({ modules }: Pick<Rolldown.RenderedChunk, 'modules'>): string[] {
  return Object.entries(modules).flatMap(([id, { code }]) =>
    firstCatalog.test(id) || laterCatalog.test(id) || id.includes('/node_modules/')
      ? []
      : [...(code ?? '').matchAll(generatedId)].map((match) => match[1]!),
  );
}

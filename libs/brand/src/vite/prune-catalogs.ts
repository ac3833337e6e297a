import type { Plugin } from 'vite';

/** Ids of the modules that hold a catalogue each; set by brandPlugin. */
export const catalogModule = /^\0virtual:brand-catalog\//;
/** Lingui's generated ids: six characters of base 64, as minified or plain source writes them. */
const generatedId = /["'`]([\w+/-]{6})["'`]/g;

/**
 * Drops from each catalogue the messages that no rendered module of this brand uses: what belongs to a flag that is off
 * leaves no text behind. Works after tree shaking and before file names are hashed.
 */
export function pruneCatalogs(): Plugin {
  const usedBy = new WeakMap<object, Set<string>>();
  return {
    name: 'parlour:prune-catalogs',
    apply: 'build',
    enforce: 'post',
    renderChunk(code, chunk, _options, meta) {
      if (!Object.keys(chunk.modules).some((id) => catalogModule.test(id))) return null;
      let used = usedBy.get(meta);
      if (!used) usedBy.set(meta, (used = usedIds(meta.chunks)));
      const ids = used;
      return code.replace(/JSON\.parse\(("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\)/, (_call, literal: string) => {
        const messages = JSON.parse(new Function(`return ${literal}`)()) as Record<string, unknown>;
        const kept = Object.fromEntries(Object.entries(messages).filter(([id]) => id.length !== 6 || ids.has(id)));
        return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
      });
    },
  };
}

function usedIds(chunks: Record<string, { modules: Record<string, { code: string | null }> }>): Set<string> {
  const used = new Set<string>();
  for (const chunk of Object.values(chunks))
    for (const [id, module] of Object.entries(chunk.modules)) {
      if (catalogModule.test(id) || id.includes('/node_modules/')) continue;
      for (const match of (module.code ?? '').matchAll(generatedId)) used.add(match[1]!);
    }
  return used;
}

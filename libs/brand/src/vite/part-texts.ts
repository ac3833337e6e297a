import type { Messages } from '@lingui/core';
import type { Plugin, Rolldown } from 'vite';

/** Lingui's generated ids: six characters of base 64, as minified or plain source writes them. */
const generatedId = /["'`]([\w+/-]{6})["'`]/g;

type Chunks = Record<string, Rolldown.RenderedChunk>;

/** Text in a script that may be a message id. */
export interface TextIds {
  /** Ids of the entry and its imports. */
  first: readonly string[];
  /** Ids of everything else only. */
  later: readonly string[];
}

/**
 * Splits the texts of a build: those of the first view, and those of scripts that load later, which wait for their texts before they
 * run. `tell` receives the ids of each part: catalogues hold only those messages, so that a flag that is off leaves no text behind.
 * Works after tree shaking and before file names are hashed.
 */
export function partTexts(tell: (ids: TextIds) => void): Plugin {
  let showLater: ReadonlySet<string> | undefined;
  return {
    name: 'parlour:part-texts',
    apply: 'build',
    enforce: 'post',
    renderStart() {
      showLater = undefined;
    },
    renderChunk(code, { fileName }, _options, meta) {
      // Once: the hook of each chunk gets the list of all chunks again.
      if (!showLater) {
        const parts = partsOf(meta.chunks);
        tell(parts.ids);
        showLater = parts.showLater;
      }
      // Importing it resolves once its texts are loaded, so that nothing is shown without them.
      return showLater.has(fileName) ? `await globalThis.parlourLaterTexts?.();\n${code}` : null;
    },
  };
}

/** The messages of a catalogue that a part of the texts shows; ids chosen by hand are always kept, since their uses cannot be detected. */
export function textsOfPart(messages: Messages, ids: readonly string[]): Messages {
  const used = new Set(ids);
  return Object.fromEntries(Object.entries(messages).filter(([id]) => id.length !== 6 || used.has(id)));
}

/** The ids of both parts, and the names of the chunks that show one of the later ids. */
function partsOf(chunks: Chunks): { ids: TextIds; showLater: ReadonlySet<string> } {
  const initial = withImports(chunks);
  const shown = Object.entries(chunks).map(([name, chunk]) => [name, idsOf(chunk)] as const);
  const first = new Set(shown.flatMap(([name, ids]) => (initial.has(name) ? ids : [])));
  const later = new Set(shown.flatMap(([, ids]) => ids.filter((id) => !first.has(id))));
  const showLater = new Set(shown.flatMap(([name, ids]) => (ids.some((id) => later.has(id)) ? [name] : [])));
  return { ids: { first: [...first].sort(), later: [...later].sort() }, showLater };
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
    id.includes('/node_modules/') ? [] : [...(code ?? '').matchAll(generatedId)].map((match) => match[1]!),
  );
}

import { languageCodes, languageFacts, languages } from '@parlour/domain';
import { scripts, type Script } from './scripts.ts';
import type { BrandTokens } from './tokens.ts';

/** Languages that are not written in plain Latin letters, by the primary subtag of `lang`. */
export const scriptsOfLanguages: ReadonlyMap<string, Script> = new Map(
  languageCodes.flatMap((code) => {
    const { script } = languageFacts[code];
    return script === 'latin' ? [] : [[languages[code].tag.split('-')[0]!, script]];
  }),
);

/**
 * Families and line heights for text in one script: the script's own families first, then the brand's Latin one, then the
 * device's. Each of the brand's families is followed by `<family> Fallback`: system fonts adjusted to its metrics (tools/build).
 */
export function type(tokens: BrandTokens, script: Script) {
  const stack = (kind: 'body' | 'display') =>
    [
      ...new Set([
        ...[...(tokens.font[kind][script]?.$value ?? []), ...tokens.font[kind].latin.$value].flatMap(withFallback),
        ...scripts[script].deviceFaces,
        'system-ui',
        'sans-serif',
      ]),
    ]
      .toSorted((a, b) => Number(isGeneric(a)) - Number(isGeneric(b)))
      .map((family) => (isGeneric(family) ? family : JSON.stringify(family)))
      .join(',');
  return { font: { body: stack('body'), display: stack('display') }, leading: scripts[script].leading };
}

const withFallback = (family: string): string[] => (isGeneric(family) ? [family] : [family, `${family} Fallback`]);
const isGeneric = (family: string): boolean => ['system-ui', 'sans-serif', 'serif', 'monospace'].includes(family);

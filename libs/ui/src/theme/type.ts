import type { BrandTokens } from './tokens.ts';

export type Script = keyof BrandTokens['font']['body'];

const systemFaces = {
  latin: ['system-ui', 'sans-serif'],
  vietnamese: ['system-ui', 'sans-serif'],
  bengali: ['Noto Sans Bengali', 'Nirmala UI', 'system-ui', 'sans-serif'],
  thai: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi', 'system-ui', 'sans-serif'],
  arabic: ['Noto Sans Arabic', 'Geeza Pro', 'Segoe UI', 'system-ui', 'sans-serif'],
  han: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'system-ui', 'sans-serif'],
} as const satisfies Record<Script, readonly string[]>;

/** Scripts that stack marks above and below the line need taller lines, and neither capitals nor tracking (they break the joins). */
const leading = {
  latin: { tight: '1.2', body: '1.5' },
  vietnamese: { tight: '1.3', body: '1.55' },
  bengali: { tight: '1.45', body: '1.7' },
  thai: { tight: '1.5', body: '1.75' },
  arabic: { tight: '1.5', body: '1.75' },
  han: { tight: '1.35', body: '1.65' },
} as const satisfies Record<Script, { tight: string; body: string }>;

/** Languages that are not written in plain Latin letters, by the primary subtag of `lang`. */
export const scriptsOfLanguages = { bn: 'bengali', th: 'thai', ar: 'arabic', zh: 'han', vi: 'vietnamese' } as const;

/**
 * Families and line heights for text in one script: the script's own families first, then the brand's Latin one, then the
 * device's. Behind each family of the brand stands `<family> Fallback`: device faces set to its measures (tools/build).
 */
export function type(tokens: BrandTokens, script: Script) {
  const stack = (kind: 'body' | 'display') =>
    [
      ...new Set([
        ...[...(tokens.font[kind][script]?.$value ?? []), ...tokens.font[kind].latin.$value].flatMap(withFallback),
        ...systemFaces[script],
      ]),
    ]
      .toSorted((a, b) => Number(isGeneric(a)) - Number(isGeneric(b)))
      .map((family) => (isGeneric(family) ? family : JSON.stringify(family)))
      .join(',');
  return { font: { body: stack('body'), display: stack('display') }, leading: leading[script] };
}

const withFallback = (family: string): string[] => (isGeneric(family) ? [family] : [family, `${family} Fallback`]);
const isGeneric = (family: string): boolean => ['system-ui', 'sans-serif', 'serif', 'monospace'].includes(family);

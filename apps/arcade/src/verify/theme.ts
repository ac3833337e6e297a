import { blend, wcagContrast } from 'culori';

/** The contrast that WCAG requires of text. */
const leastContrast = 4.5;

/** The background of each text colour in the shell, by the names of the theme's colours. */
const pairs = [
  ['text', 'sheet'],
  ['dim', 'sheet'],
  ['text', 'panel'],
  ['text', 'bar'],
  ['dim', 'bar'],
  ['text', 'feature'],
  ['gold', 'sheet'],
  ['gold', 'bar'],
] as const;

/**
 * Problems of a pack's style sheet: text without enough contrast, or anything but colours. A theme that sets only custom properties cannot
 * make a control smaller than the shell does.
 */
export function themeProblems(css: string): string[] {
  const rule = /^\s*:root\s*\{([^{}]*)\}\s*$/.exec(css.replaceAll(/\/\*[^]*?\*\//g, ''));
  if (!rule) return ['it must be one rule, for :root'];
  const declared = rule[1]!.split(';').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
  const other = declared.filter((text) => !text.startsWith('--'));
  const values = new Map(declared.map((text) => [/^--([\w-]+)/.exec(text)?.[1] ?? '', text]));
  const missing = [...new Set(pairs.flat()), 'night'].filter((name) => !values.has(name));
  if (other.length > 0 || missing.length > 0)
    return [...other.map((text) => `it sets ${text}`), ...missing.map((name) => `it has no --${name}`)];
  const night = coloursIn(values.get('night')!)[0]!;
  return pairs.flatMap(([front, back]) => {
    const worst = Math.min(
      ...coloursIn(values.get(front)!).flatMap((text) =>
        coloursIn(values.get(back)!).map((ground) => wcagContrast(text, blend([night, ground]))),
      ),
    );
    return worst >= leastContrast ? [] : [`--${front} on --${back} has a contrast of ${worst.toFixed(2)}`];
  });
}

function coloursIn(text: string): string[] {
  return text.match(/#[0-9a-f]{6}([0-9a-f]{2})?\b/gi) ?? [];
}

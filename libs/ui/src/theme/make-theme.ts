import { propertyName, type ThemeGroup, type ThemeValues } from './contract.ts';
import { palette } from './palette.ts';
import { shape } from './shape.ts';
import { brandTokensSchema, type BrandTokens, type ThemeName } from './tokens.ts';

export { contrastPairs, type ContrastPair } from './contrast.ts';
export { palette } from './palette.ts';
export { brandTokensSchema, type BrandTokens, type ThemeName } from './tokens.ts';

/**
 * The style sheet that dresses the site as one brand: custom properties only, for `:root` (the brand's default theme) and
 * `:root[data-theme=dark|light]`, and type per language. Pure: the same tokens give the same text.
 * Throws a ZodError that names the wrong token.
 */
export function makeTheme(tokens: BrandTokens, defaultTheme: ThemeName = 'dark'): string {
  const checked = brandTokensSchema.parse(tokens);
  const other: ThemeName = defaultTheme === 'dark' ? 'light' : 'dark';
  const fixed = { ...shape(checked), font: fonts(checked, 'latin'), leading: { tight: '1.2', body: '1.5' } };
  return [
    rule(':root', declarations(fixed)),
    rule(`:root,:root[data-theme=${defaultTheme}]`, themed(checked, defaultTheme)),
    rule(`:root[data-theme=${other}]`, themed(checked, other)),
    ...languageRules(checked),
  ].join('\n');
}

/** What changes between day and night. */
function themed(tokens: BrandTokens, theme: ThemeName): string {
  const color = palette(tokens, theme);
  return `color-scheme:${theme};${declarations({ color, ...light(tokens, theme, color) })}`;
}

/** Gradients and shadows in the brand's style. */
function light(tokens: BrandTokens, theme: ThemeName, color: ThemeValues['color']): Pick<ThemeValues, 'image' | 'shadow'> {
  const style = tokens.$extensions.parlour.gradient;
  const dark = theme === 'dark';
  const veil = (name: 'accent' | 'second', percent: number) => `color-mix(in oklch, ${color[name]} ${percent}%, transparent)`;
  const scrim =
    tokens.$extensions.parlour.imagery === 'framed'
      ? 'none'
      : 'linear-gradient(to top, rgb(8 8 16 / 0.92) 0%, rgb(8 8 16 / 0.72) 45%, rgb(8 8 16 / 0) 100%)';
  const depth = dark ? 'rgb(0 0 0 / 0.45)' : 'rgb(20 24 40 / 0.1)';
  const shadow = {
    raised: style === 'flat' ? 'none' : `0 1px 2px ${depth}, 0 6px 18px -8px ${depth}`,
    overlay: `0 12px 48px -8px ${dark ? 'rgb(0 0 0 / 0.7)' : 'rgb(20 24 40 / 0.28)'}`,
    accent: style === 'glow' ? `0 6px 20px -6px ${veil('accent', 60)}` : 'none',
  };
  if (style === 'flat') {
    return {
      shadow,
      image: { page: 'none', header: 'none', accent: 'none', card: 'none', hero: 'none', heroAction: 'none', tileScrim: scrim },
    };
  }
  const glow = style === 'glow';
  const accentGradient = `linear-gradient(${glow ? '120deg' : '180deg'}, ${color.accent}, ${color.accentEnd})`;
  return {
    shadow,
    image: {
      page: glow
        ? `radial-gradient(64rem 34rem at 80% -10rem, ${veil('accent', dark ? 24 : 18)}, transparent 70%), radial-gradient(40rem 24rem at 20% -6rem, ${veil('second', dark ? 9 : 14)}, transparent 70%)`
        : `linear-gradient(${color.surfaceRaised}, transparent 24rem)`,
      header: glow ? `linear-gradient(90deg, transparent 40%, ${veil('accent', 14)})` : 'none',
      accent: accentGradient,
      card: glow ? `linear-gradient(160deg, ${veil('accent', dark ? 9 : 6)}, transparent 60%)` : 'none',
      hero: `linear-gradient(115deg, ${color.hero}, ${color.heroEnd} 75%)`,
      heroAction: accentGradient,
      tileScrim: scrim,
    },
  };
}

const systemFaces = {
  latin: ['system-ui', 'sans-serif'],
  vietnamese: ['system-ui', 'sans-serif'],
  bengali: ['Noto Sans Bengali', 'Nirmala UI', 'system-ui', 'sans-serif'],
  thai: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi', 'system-ui', 'sans-serif'],
  arabic: ['Noto Sans Arabic', 'Geeza Pro', 'Segoe UI', 'system-ui', 'sans-serif'],
  han: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'system-ui', 'sans-serif'],
} as const;
type Script = keyof typeof systemFaces;

/** The language's own script first, then the brand's Latin face for what that script does not have. */
function fonts(tokens: BrandTokens, script: Script): ThemeValues['font'] {
  const stack = (kind: 'body' | 'display') =>
    [...new Set([...(tokens.font[kind][script]?.$value ?? []), ...tokens.font[kind].latin.$value, ...systemFaces[script]])]
      .toSorted((a, b) => Number(isGeneric(a)) - Number(isGeneric(b)))
      .map((family) => (isGeneric(family) ? family : JSON.stringify(family)))
      .join(',');
  return { body: stack('body'), display: stack('display') };
}

const isGeneric = (family: string): boolean => ['system-ui', 'sans-serif', 'serif', 'monospace'].includes(family);

/** Scripts that stack marks above and below the line need taller lines, and neither capitals nor tracking (they break the joins). */
const scriptsOfLanguages = {
  bn: { script: 'bengali', tight: '1.45', body: '1.7' },
  th: { script: 'thai', tight: '1.5', body: '1.75' },
  ar: { script: 'arabic', tight: '1.5', body: '1.75' },
  zh: { script: 'han', tight: '1.35', body: '1.65' },
  vi: { script: 'vietnamese', tight: '1.3', body: '1.55' },
} as const;

function languageRules(tokens: BrandTokens): string[] {
  return Object.entries(scriptsOfLanguages).map(([language, { script, tight, body }]) => {
    const heading = script === 'vietnamese' ? '' : '--p-heading-tracking:0;--p-heading-transform:none;';
    return rule(`:lang(${language})`, `${declarations({ font: fonts(tokens, script), leading: { tight, body } })}${heading}`);
  });
}

function declarations(groups: Partial<Record<ThemeGroup, Readonly<Record<string, string>>>>): string {
  return Object.entries(groups)
    .flatMap(([group, values]) => Object.entries(values).map(([name, value]) => `${propertyName(group as ThemeGroup, name)}:${value};`))
    .join('');
}

const rule = (selector: string, body: string): string => `${selector}{${body}}`;

import { hex } from './color.ts';
import { light } from './light.ts';
import { hues, palette } from './palette.ts';
import { propertyName } from './property.ts';
import { rampSteps } from './ramp.ts';
import { shape, spacing } from './shape.ts';
import { brandTokensSchema, type BrandTokens, type ThemeName } from './tokens.ts';
import { scripts, type Script } from './scripts.ts';
import { scriptsOfLanguages, type } from './type.ts';

export { adjustments, type Adjustment } from './adjustments.ts';
export { contrastPairs, judgePairs, type ContrastPair, type JudgedPair } from './contrast.ts';
export { palette, type Palette } from './palette.ts';
export { scripts, type Script, type ScriptFacts } from './scripts.ts';
export { brandTokensSchema, type BrandTokens, type ThemeName } from './tokens.ts';

/** Every value of a theme, by group: the contract of styles (`vars`) has exactly these names. */
export type ThemeValues = ReturnType<typeof themeValues>;

/** What a style can read in one theme, for text in one script. */
export function themeValues(tokens: BrandTokens, theme: ThemeName, script: Script) {
  return { ...themed(tokens, theme), ...shape(tokens), ...type(tokens, script) };
}

/** Densities that `data-density` on `html` can select; the default is the brand's own. */
export const densities = { compact: 0.85, regular: 1, cosy: 1.15 } as const;

/**
 * A brand's style sheet: custom properties only, for `:root` (the brand's default theme) and
 * `:root[data-theme=dark|light]`, and type per language. Deterministic: the same tokens give the same text.
 * Throws a ZodError that names the wrong token.
 */
export function makeTheme(tokens: BrandTokens, defaultTheme: ThemeName = 'dark'): string {
  const checked = brandTokensSchema.parse(tokens);
  const other: ThemeName = defaultTheme === 'dark' ? 'light' : 'dark';
  const schemeOf = (theme: ThemeName) => `color-scheme:${theme};${declarations(themed(checked, theme))}`;
  return [
    rule(':root', declarations({ ...shape(checked), ...type(checked, 'latin') })),
    rule(`:root,:root[data-theme=${defaultTheme}]`, schemeOf(defaultTheme)),
    rule(`:root[data-theme=${other}]`, schemeOf(other)),
    ...languageRules(checked),
    touchRule(spacing(checked.density.$value), ':root'),
  ].join('\n');
}

/**
 * What Storybook adds to a site's style sheet for designers: the ramps that colours are taken from
 * (`--p-ramp-accent-500`, in each theme) and `data-density=compact|regular|cosy` on `html`. Not part of a site.
 */
export function makeWorkshop(tokens: BrandTokens): string {
  return [
    ...(['dark', 'light'] as const).map((theme) => rule(`:root[data-theme=${theme}]`, rampDeclarations(tokens, theme))),
    makeDensities(),
  ].join('\n');
}

/** Lets `data-density=compact|regular|cosy` on `html` choose the spacing: for Storybook and the office. */
export function makeDensities(): string {
  return Object.entries(densities)
    .flatMap(([name, density]) => {
      const selector = `:root[data-density=${name}]`;
      return [rule(selector, declarations(spacing(density))), touchRule(spacing(density), selector)];
    })
    .join('\n');
}

/** The values that differ between dark and light. */
function themed(tokens: BrandTokens, theme: ThemeName) {
  const color = palette(tokens, theme);
  return { color, ...light(tokens, theme, color) };
}

function languageRules(tokens: BrandTokens): string[] {
  return [...scriptsOfLanguages].map(([language, script]) => {
    // Neither uppercase nor letter spacing, which break joined letters.
    const heading = scripts[script].latin ? '' : '--p-heading-tracking:0;--p-heading-transform:none;';
    return rule(`:lang(${language})`, `${declarations(type(tokens, script))}${heading}`);
  });
}

/** Touch targets need 44 px (architecture 7), however dense the brand is. */
function touchRule({ control }: ReturnType<typeof spacing>, selector: string): string {
  const raised = Object.fromEntries(Object.entries(control).map(([name, height]) => [name, `max(${height},2.75rem)`]));
  return `@media (pointer:coarse){${rule(selector, declarations({ control: raised }))}}`;
}

function rampDeclarations(tokens: BrandTokens, theme: ThemeName): string {
  const ramps = Object.entries(hues(tokens, theme)).map(([name, { ramp }]) =>
    Object.entries(rampSteps).map(([step, lightness]) => `${propertyName('ramp', `${name}-${step}`)}:${hex(ramp(lightness))};`),
  );
  return ramps.flat().join('');
}

function declarations(groups: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(groups)
    .flatMap(([group, values]) => Object.entries(values).map(([name, value]) => `${propertyName(group, name)}:${value};`))
    .join('');
}

const rule = (selector: string, body: string): string => `${selector}{${body}}`;

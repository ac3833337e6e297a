import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vars } from './contract.ts';
import { brandTokensSchema, judgePairs, makeTheme, makeWorkshop, palette, themeValues, type BrandTokens } from './make-theme.ts';
import fixture from './neutral.fixture.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../../../..');
const neutral = brandTokensSchema.parse(fixture);
const brands = globSync('brands/*/tokens.json', { cwd: root }).map(
  (file) => [path.basename(path.dirname(file)), brandTokensSchema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')))] as const,
);
const themes = ['dark', 'light'] as const;

function failures(tokens: BrandTokens, theme: (typeof themes)[number]): string[] {
  const colors = palette(tokens, theme);
  return judgePairs(colors)
    .filter(({ enough }) => !enough)
    .map(
      ({ front, back, found, ratio }) =>
        `${theme}: ${front} ${colors[front]} on ${back} ${colors[back]} is ${found.toFixed(2)}, needs ${ratio}`,
    );
}

describe.each([['fixture', neutral] as const, ...brands])('theme of %s', (_, tokens) => {
  test.each(themes)('meets WCAG 2.2 AA wherever a pair is used, %s', (theme) => {
    expect(failures(tokens, theme)).toEqual([]);
  });
  test('has a value for everything that a style may read', () => {
    for (const theme of themes)
      for (const group of Object.values(themeValues(tokens, theme, 'latin')))
        for (const value of Object.values(group)) expect(value).toMatch(/^(?!.*(undefined|NaN)).+/);
  });
});

const anyColor = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 0.4, noNaN: true }),
  fc.double({ min: 0, max: 360, noNaN: true }),
);

test('any accents and surfaces that a brand may choose stay legible', () => {
  fc.assert(
    fc.property(anyColor, anyColor, anyColor, (accent, second, surface) => {
      const tokens = structuredClone(neutral);
      tokens.color.accent.$value.components = accent;
      tokens.color.second.$value.components = second;
      for (const theme of themes) tokens.color[theme].surface.$value.components = [surface[0], surface[1] * 0.25, surface[2]];
      expect([...failures(tokens, 'dark'), ...failures(tokens, 'light')]).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the default theme applies without a choice, and a choice overrides it', () => {
  expect(makeTheme(neutral, 'light')).toMatch(/:root,:root\[data-theme=light\]\{color-scheme:light/);
  expect(makeTheme(neutral, 'light')).toMatch(/\n:root\[data-theme=dark\]\{color-scheme:dark/);
});

test('the name in a style is the name of the theme’s custom property', () => {
  const { color, space } = themeValues(neutral, 'dark', 'latin');
  expect(vars.color.surfaceRaised).toBe('var(--p-color-surface-raised)');
  expect(makeTheme(neutral)).toContain(`--p-color-surface-raised:${color.surfaceRaised};`);
  expect(makeTheme(neutral)).toContain(`${vars.space[4].slice(4, -1)}:${space[4]};`);
});

test('density changes spacing, but never below what touch needs', () => {
  const spaceOf = (density: number) =>
    Number(themeValues({ ...neutral, density: { $type: 'number', $value: density } }, 'dark', 'latin').space[5].replace('rem', ''));
  expect(spaceOf(0.8)).toBeLessThan(spaceOf(1));
  expect(spaceOf(1.25)).toBeGreaterThan(spaceOf(1));
  const compact = makeTheme({ ...neutral, density: { $type: 'number', $value: 0.8 } });
  expect(compact).toMatch(/--p-control-m:2\.\d+rem/);
  expect(compact).toMatch(/@media \(pointer:coarse\)\{:root\{--p-control-s:max\(2(\.\d+)?rem,2\.75rem\);/);
});

test('Storybook sees the ramps and can choose the density; a site carries neither', () => {
  expect(makeWorkshop(neutral)).toMatch(/:root\[data-density=compact\]\{--p-space-1:/);
  expect(makeWorkshop(neutral)).toMatch(/--p-ramp-accent-500:#[0-9a-f]{6};/);
  expect(makeTheme(neutral)).not.toMatch(/data-density|--p-ramp/);
});

test('an invalid token is refused with its path', () => {
  expect(() => makeTheme({ ...neutral, radius: { $type: 'dimension', $value: { value: 400, unit: 'px' } } })).toThrow(/radius/);
});

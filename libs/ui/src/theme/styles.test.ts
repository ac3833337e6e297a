import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { brandTokensSchema, contrastPairs, makeTheme, themeValues } from './make-theme.ts';
import fixture from './neutral.fixture.json' with { type: 'json' };

const neutral = brandTokensSchema.parse(fixture);
const root = path.resolve(import.meta.dirname, '../../../..');
const files = globSync('{libs,apps}/**/src/**/*.css.ts', { cwd: root, exclude: ['**/node_modules/**'] });
const sources = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
// Text needs 4.5, whichever of the two colours is in front; text of disabled controls is exempt (WCAG 1.4.3).
const forWords = contrastPairs.filter(({ front, ratio }) => ratio >= 4.5 || front === 'onDisabled');
const listed = new Set<string>(forWords.flatMap(({ front, back }) => [`${front} on ${back}`, `${back} on ${front}`]));

/** `vars.color.text` or `color.text`: the name of a colour, if the expression is one. */
function colorOf(value: ts.Expression | undefined): string | undefined {
  const found = value && /^(?:vars\.|theme\.)?color\.(\w+)$/.exec(value.getText());
  return found?.[1];
}

interface Worn {
  color?: string | undefined;
  back?: string | undefined;
}

/** Every pair of text and background that a style states, in one rule or in a state of it (a selector, a width, a hover). */
function pairsOf(object: ts.ObjectLiteralExpression, around: Worn = {}): Set<string> {
  const entries = object.properties
    .filter(ts.isPropertyAssignment)
    .map((entry) => [entry.name.getText().replace(/['"`]/g, ''), entry.initializer] as const);
  const stated = (...names: string[]) => entries.find(([name]) => names.includes(name))?.[1];
  const ground = stated('backgroundColor', 'background');
  const worn: Worn = {
    color: stated('color') ? colorOf(stated('color')) : around.color,
    back: ground ? colorOf(ground) : around.back,
  };
  const pairs = new Set(worn.color && worn.back ? [`${worn.color} on ${worn.back}`] : []);
  for (const [name, value] of entries) {
    // A pseudo-element has none of the text of the rule around it; a group only gathers states.
    if (!ts.isObjectLiteralExpression(value) || name.includes('::') || name === 'vars') continue;
    for (const pair of pairsOf(value, worn)) pairs.add(pair);
  }
  return pairs;
}

function styleObjects(file: string, source: string): ts.ObjectLiteralExpression[] {
  const outermost: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) outermost.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return outermost;
}

test('the pairs of a style are found, also in its states', () => {
  const source = `style({ color: vars.color.text, ':hover': { backgroundColor: vars.color.win }, selectors: { '&::before': { background: vars.color.danger } } })`;
  expect(styleObjects('a.css.ts', source).flatMap((object) => [...pairsOf(object)])).toEqual(['text on win']);
});

test('every pair of text and background colours in a style is tested for contrast in every brand', () => {
  const unlisted = sources.flatMap(([file, source]) =>
    styleObjects(file, source).flatMap((object) =>
      [...pairsOf(object)].filter((pair) => !listed.has(pair)).map((pair) => `${file}: ${pair}`),
    ),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(unlisted).toEqual([]);
});

test('a theme property that a style names literally exists in themes', () => {
  const { color, image, shadow, space } = themeValues(neutral, 'dark', 'latin');
  const groups = new RegExp(`--p-(?:${Object.keys({ color, image, shadow, space }).join('|')})-[a-z0-9-]+`, 'g');
  const sheet = makeTheme(neutral);
  const unknown = sources.flatMap(([file, source]) =>
    [...source.matchAll(groups)].filter(([name]) => !sheet.includes(`${name}:`)).map(([name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('styles read the direction from the root: the build would turn `:dir()` into a list of languages that every element is compared with', () => {
  expect(sources.filter(([, text]) => text.includes(':dir(')).map(([file]) => file)).toEqual([]);
});

import { expect, test } from 'vitest';
import { cspHash, loaderScript, themeScript } from './inline-scripts.ts';

const names = { themeStorageKey: 'key', hydratedEvent: 'live' };

test('the hash is the one that browsers compute (CSP level 3, 8.3)', () => {
  expect(cspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('a brand with one theme has no theme script', () => {
  expect(themeScript({ flags: { lightTheme: false } as never }, names)).toBeNull();
});

/** Runs a script with stand-ins for what it touches. */
function run(script: string, globals: Record<string, unknown>): void {
  new Function(...Object.keys(globals), script)(...Object.values(globals));
}

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['"><img>', undefined],
  [null, undefined],
])('a stored theme of %s gives %s', (stored, shown) => {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  run(themeScript({ flags: { lightTheme: true } as never }, names)!, { document, localStorage: { getItem: () => stored } });
  expect(dataset['theme']).toBe(shown);
});

test('a browser that refuses storage keeps the default theme', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(() =>
    run(themeScript({ flags: { lightTheme: true } as never }, names)!, { document: {}, localStorage: { getItem: refuse } }),
  ).not.toThrow();
});

test('scripts hold nothing that ends their element', () => {
  expect(loaderScript('/assets/a.js', 'idle', names) + loaderScript('/assets/a.js', 'now', names)).not.toContain('</');
});

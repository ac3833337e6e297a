import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBrand } from '../check-brand.ts';
import { copyBrand, type BrandCopy } from '../check/testing.ts';
import { html } from './html.ts';
import { reportOf } from './report.ts';

const none = { taken: [], why: 'The site has not been built.' };
let copy: BrandCopy;
beforeEach(() => {
  copy = copyBrand('neutral');
});
afterEach(() => copy.close());

const report = async (screens: Parameters<typeof reportOf>[2] = none) => reportOf(copy.folder, await checkBrand(copy.folder), screens);

test('a report is self-contained', async () => {
  const page = await report();
  expect(page.match(/\b(?:src|href)="(?!data:)[^"]*"|url\((?!data:)[^)]*\)|<script|@import/g)).toBeNull();
});

test('a complete brand is reported as such, with its contrasts in both themes', async () => {
  const page = await report();
  expect(page).toContain('neutral is ready');
  expect(page).toMatch(/\d+\.\d\d on surface\w*, needs 4\.5/);
  expect(page).toMatch(/<h3>Dark<\/h3>[\s\S]*<h3>Light<\/h3>/);
});

test('an error is shown with its file and its fix, beside everything that can be shown', async () => {
  copy.facts((facts) => (facts['name'] = ''));
  copy.remove('assets/logo-dark.svg');
  const page = await report();
  expect(page).toMatch(/brand\.json<\/code> name [\s\S]*logo-dark\.svg<\/code> is missing/);
  expect(page).toContain('Logo of neutral on a light ground');
});

test('without a built site it says how to get pictures of screens, and with one it shows them', async () => {
  expect(await report()).toContain('npx nx build neutral');
  const picture = { caption: 'Home on a phone', device: 'phone' as const, picture: Buffer.from('x'), width: 390, height: 844 };
  expect(await report({ taken: [picture], why: '' })).toContain('alt="Home on a phone" width="390"');
});

test('texts of a brand never become markup', () => {
  expect(html`<p title="${`"><script>`}">${['<b>', html`<i>${"'&"}</i>`]}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;<i>&#39;&amp;</i></p>',
  );
});

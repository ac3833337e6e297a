import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import { pseudoLanguageCodes } from '@parlour/domain/pseudo-languages';
import { brandsFolder, workspace } from '../../../../tools/build/places.ts';
import { isPage, storiesOfBuild } from '../../../../tools/storybook/entries.ts';
import { inMatrix } from '../stage/matrix.ts';
import { expect, test } from './preview.ts';

// Only in `npm run test:matrix`: every page in pseudo-languages, on a phone.
const pages = inMatrix ? storiesOfBuild().filter(isPage) : [];
const brand = loadBrands(brandsFolder).find(({ id }) => id === 'neutral')!;
/** What a page shows besides our texts: names of games and of languages, amounts, the brand. */
const content = inMatrix
  ? [readFileSync(path.join(workspace, `apps/web/src/stories/recorded/${brand.id}.json`), 'utf8'), JSON.stringify([brand, languages])].join(
      '',
    )
  : '';

/** Whether it stands in the recorded answers, in which quotation marks are escaped. */
const isContent = (text: string) => content.includes(JSON.stringify(text).slice(1, -1));

for (const language of pseudoLanguageCodes)
  test.describe(`no page is cut off or scrolls sideways in ${language}`, () => {
    for (const { id, title, name } of pages)
      test(`${title} ${name}`, async ({ phonePreview }) => {
        await phonePreview.show(id, { brand: brand.id, language, withoutAxe: true });
        expect(await phonePreview.page.evaluate(cutOff)).toEqual([]);
      });
  });

test.describe('no text of a page is written into its code', () => {
  for (const { id, title, name } of pages)
    test(`${title} ${name}`, async ({ phonePreview }) => {
      await phonePreview.show(id, { brand: brand.id, language: 'XA', withoutAxe: true });
      const plain = await phonePreview.page.evaluate(plainTexts);
      expect(plain.filter((text) => !text.split(' · ').every(isContent))).toEqual([]);
    });
});

/** Run in the browser: what sticks out of its page, and labels of controls that do not fit. */
function cutOff(): string[] {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  for (const control of document.querySelectorAll<HTMLElement>('button, a, label, [role=tab]')) {
    const hidden = getComputedStyle(control).overflowX !== 'visible';
    if (hidden && control.scrollWidth > control.clientWidth + 1) found.push(`cut off: ${control.textContent}`);
  }
  return found;
}

/** Run in the browser: texts in plain Latin letters, which come from no catalogue; names that stay as they are are marked. */
function plainTexts(): string[] {
  const walker = document.createTreeWalker(document.querySelector('#storybook-root')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    if (walker.currentNode.parentElement!.closest('[translate=no]')) continue;
    const around =
      walker.currentNode.parentElement!.closest('p, li, a, button, h1, h2, h3, label, dd, dt, td, th, span')?.textContent ?? '';
    if (/[a-z]{4}/i.test(text) && !around.includes('⟦')) found.push(text);
  }
  return found;
}

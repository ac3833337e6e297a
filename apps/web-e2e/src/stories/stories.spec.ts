import { loadBrands } from '@parlour/brand/schema';
import { problemsOf } from '../../../../tools/storybook/preview-page.ts';
import { isBroken, isPage, storiesOfBuild } from '../../../../tools/storybook/entries.ts';
import { brandsFolder } from '../../../../tools/build/places.ts';
import { told } from '../stage/matrix.ts';
import { expect, test } from './preview.ts';

const stories = storiesOfBuild().filter((story) => !isBroken(story));
const themes = told<'dark' | 'light'>('dark', 'light');

for (const theme of themes) {
  test.describe(`components are rendered, played and accessible, ${theme}`, () => {
    for (const { id, title, name } of stories.filter((story) => !isPage(story)))
      test(`${title} ${name}`, async ({ preview }) => {
        expect(problemsOf(await preview.show(id, { theme }))).toEqual([]);
      });
  });
}

/** The brand with the most flags shows the most of a page: `npm test` looks at that one. */
const brands = loadBrands(brandsFolder).toSorted((one, other) => flagsOn(other) - flagsOn(one));

for (const brand of told(brands[0]!, ...brands.slice(1))) {
  for (const theme of brand.flags.themeSwitch ? themes : [brand.defaultTheme]) {
    test.describe(`pages are rendered, played and accessible, ${brand.id}, ${theme}`, () => {
      for (const { id, title, name } of stories.filter(isPage))
        test(`${title} ${name}`, async ({ preview }) => {
          expect(problemsOf(await preview.show(id, { brand: brand.id, language: brand.defaultLanguage, theme }))).toEqual([]);
        });
    });
  }
}

function flagsOn({ flags }: { flags: Record<string, boolean> }): number {
  return Object.values(flags).filter(Boolean).length;
}

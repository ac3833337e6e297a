import { loadBrands } from '@parlour/brand/schema';
import { problemsOf } from '../../../../tools/storybook/preview-page.ts';
import { isBroken, isPage, storiesOfBuild } from '../../../../tools/storybook/entries.ts';
import { brandsFolder } from '../../../../tools/build/places.ts';
import { expect, test } from './preview.ts';

const stories = storiesOfBuild().filter((story) => !isBroken(story));
const themes = ['dark', 'light'] as const;

for (const theme of themes) {
  test.describe(`components are rendered, played and accessible, ${theme}`, () => {
    for (const { id, title, name } of stories.filter((story) => !isPage(story)))
      test(`${title} ${name}`, async ({ preview }) => {
        expect(problemsOf(await preview.show(id, { theme }))).toEqual([]);
      });
  });
}

for (const brand of loadBrands(brandsFolder)) {
  for (const theme of brand.flags.lightTheme ? themes : (['dark'] as const)) {
    test.describe(`pages are rendered, played and accessible, ${brand.id}, ${theme}`, () => {
      for (const { id, title, name } of stories.filter(isPage))
        test(`${title} ${name}`, async ({ preview }) => {
          expect(problemsOf(await preview.show(id, { brand: brand.id, language: brand.defaultLanguage, theme }))).toEqual([]);
        });
    });
  }
}

import { loadBrands } from '@parlour/brand/schema';
import { problemsOf } from '../../../../tools/storybook/preview-page.ts';
import { isBroken, isPage, isPlayed, isScreen, storiesOfBuild } from '../../../../tools/storybook/entries.ts';
import { brandsFolder } from '../../../../tools/build/places.ts';
import { inMatrix, told } from '../stage/matrix.ts';
import { expect, test } from './preview.ts';

const stories = storiesOfBuild().filter((story) => !isBroken(story));
/**
 * Of a component that nothing is done with, `npm test` looks at the first story: all are rendered and hydrated in `libs/ui`, and axe sees them
 * on pages.
 */
const components = stories.filter(
  (story, at) =>
    !isPage(story) && (inMatrix || isScreen(story) || isPlayed(story) || stories.findIndex(({ title }) => title === story.title) === at),
);
const themes = told<'dark' | 'light'>('dark', 'light');

for (const theme of themes) {
  test.describe(`components are rendered, played and accessible, ${theme}`, () => {
    for (const { id, title, name } of components)
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

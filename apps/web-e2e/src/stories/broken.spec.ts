import { isBroken, storiesOfBuild } from '../../../../tools/storybook/entries.ts';
import { problemsOf } from '../../../../tools/storybook/preview-page.ts';
import { expect, test } from './preview.ts';

/**
 * The report for each story that is wrong on purpose (tools/storybook/.storybook/broken.stories.tsx): a suite that misses these faults
 * would miss any.
 */
const reported: Record<string, RegExp> = {
  'broken--throws-when-rendered': /broken when rendered/,
  'broken--says-so-on-the-console': /console: broken on the console/,
  'broken--play-fails': /playFunctionThrewException/,
  'broken--axe-finds-something': /axe: button-name/,
  'broken--too-pale-to-read': /axe: color-contrast/,
  'broken--picture-is-missing': /console: .*404/,
};

test('there is something to find for every way of being broken', () => {
  expect(
    storiesOfBuild()
      .filter(isBroken)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(reported).sort());
});

for (const [id, report] of Object.entries(reported)) {
  test(`${id} is reported`, async ({ preview }) => {
    expect(problemsOf(await preview.show(id, {})).join('\n')).toMatch(report);
  });
}

test('a story that is not there is reported', async ({ preview }) => {
  expect(problemsOf(await preview.show('no-such--story', {})).join('\n')).toMatch(/storyMissing/);
});

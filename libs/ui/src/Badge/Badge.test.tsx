import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlameIcon } from '../icons/icons.ts';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Badge, type Mood } from './Badge.tsx';

const moods = ['neutral', 'accent', 'second', 'win', 'danger', 'warning'] as const satisfies readonly Mood[];

beforeEach(() => dress('dark'));
afterEach(() => dress('dark'));

test('is announced by its text, without its picture', async () => {
  await render(
    <Badge mood="danger" icon={<FlameIcon size="s" />}>
      Hot
    </Badge>,
  );
  await expect.element(page.getByText('Hot')).toBeVisible();
  expect(document.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});

test.each(['dark', 'light'] as const)('can be read in every mood in the %s theme', async (theme) => {
  dress(theme);
  await render(
    <main>
      <h1>Badges</h1>
      {moods.map((mood) => (
        <p key={mood}>
          <Badge mood={mood}>soft {mood}</Badge>{' '}
          <Badge mood={mood} solid>
            solid {mood}
          </Badge>
        </p>
      ))}
    </main>,
  );
  expect(await violations()).toEqual([]);
});

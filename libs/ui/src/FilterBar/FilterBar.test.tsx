import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from '../layout/layout.tsx';
import { dress } from '../testing/dress.ts';
import { FilterBar } from './FilterBar.tsx';

const options = ['All time', 'Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'This month', 'Choose days'].map((text) => ({
  key: text,
  text,
}));

function Example({ start = 'All time' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <FilterBar
      label="Filters"
      presets={{ label: 'Period', options, value, onChange: setValue }}
      expanded={value === 'Choose days' && <input type="date" aria-label="From" />}
      clear={value === 'All time' ? undefined : { text: 'Clear', onClear: () => setValue('All time') }}
    />
  );
}

beforeEach(() => dress('light'));

test('a preset is chosen by keyboard and taken back', async () => {
  await page.viewport(1200, 600);
  await render(<Example />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Today', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('button', { name: 'All time' })).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('button', { name: 'Clear' }).query()).toBeNull();
});

test('days by hand open below', async () => {
  await render(<Example />);
  expect(page.getByLabelText('From').query()).toBeNull();
  await page.getByRole('button', { name: 'Choose days' }).click();
  await expect.element(page.getByLabelText('From')).toBeVisible();
});

test('on a phone the presets are one row, the chosen one in sight, and the page does not move sideways', async () => {
  await page.viewport(390, 600);
  // The row extends over the page's margins to the edges of the window.
  await render(
    <Page>
      <Example start="This month" />
    </Page>,
  );
  const tops = page
    .getByRole('group', { name: 'Period' })
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await expect
    .poll(() => page.getByRole('button', { name: 'This month' }).element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

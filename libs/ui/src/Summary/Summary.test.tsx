import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Summary } from './Summary.tsx';

test('each figure has its name, and a loading one says so', async () => {
  const list = () => document.querySelector('dl')!;
  const { rerender } = await render(
    <Summary
      entries={[
        { key: 'stakes', label: 'Stakes', value: '৳120.00' },
        { key: 'wins', label: 'Wins', value: undefined },
      ]}
    />,
  );
  await expect.element(page.getByRole('term').first()).toHaveTextContent('Stakes');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('৳120.00');
  expect(list().getAttribute('aria-busy')).toBe('true');
  await rerender(
    <Summary
      entries={[
        { key: 'stakes', label: 'Stakes', value: '৳120.00' },
        { key: 'wins', label: 'Wins', value: 0 },
      ]}
    />,
  );
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('0');
  expect(list().hasAttribute('aria-busy')).toBe(false);
});

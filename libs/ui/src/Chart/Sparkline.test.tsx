import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sparkline } from './Sparkline.tsx';

test('is said in words', async () => {
  await render(<Sparkline label="Last 7 days: up to ৳1,200.00" values={[1, 5, 3]} />);
  await expect.element(page.getByRole('img', { name: 'Last 7 days: up to ৳1,200.00' })).toBeVisible();
});

test.each([
  ['nothing', []],
  ['one value', [7]],
  ['the same value again and again', [0, 0, 0]],
  ['losses', [-5, 20, -3]],
  ['very large values', [1e15, 2e15]],
])('%s is drawn within its box', async (_what, values) => {
  await render(<Sparkline label="Income" values={values} />);
  const svg = page.getByRole('img').element();
  expect(svg.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg.querySelectorAll('circle')).toHaveLength(values.length > 0 ? 1 : 0);
  for (const dot of svg.querySelectorAll('circle')) {
    const [x, y] = [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))];
    expect(x >= 0 && x <= 96 && y >= 0 && y <= 28, `${x} ${y}`).toBe(true);
  }
});

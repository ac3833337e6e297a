import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Progress } from './Progress.tsx';

beforeEach(() => dress('dark'));

const bar = () => page.getByRole('progressbar', { name: 'Friends invited' });
const filled = () => bar().element().querySelector('rect')!.getBoundingClientRect();

test('says how far it is, and shows the same', async () => {
  await render(<Progress label="Friends invited" value={3} max={12} text="3 of 12" />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '3');
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '3 of 12');
  expect(filled().width / bar().element().getBoundingClientRect().width).toBeCloseTo(0.25, 2);
});

test('without a value it states no progress', async () => {
  await render(<Progress label="Friends invited" />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
});

test('grows from the right in right-to-left pages', async () => {
  dress('dark', 'rtl');
  await render(<Progress label="Friends invited" value={1} max={4} />);
  expect(filled().right).toBeCloseTo(bar().element().getBoundingClientRect().right, 0);
});

test('never leaves its track', async () => {
  await render(<Progress label="Friends invited" value={40} max={10} />);
  expect(filled().width).toBeCloseTo(bar().element().getBoundingClientRect().width, 0);
});

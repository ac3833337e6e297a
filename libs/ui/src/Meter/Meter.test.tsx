import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Meter } from './Meter.tsx';

beforeEach(() => dress('light'));
const limits = { label: 'Deposited today', max: 100, high: 80, highText: 'Nearly at your limit' };

test('says the amount in words, and that it is nearly full not by colour alone', async () => {
  const { rerender } = await render(<Meter {...limits} value={30} text="30 of 100" />);
  const meter = page.getByRole('meter', { name: 'Deposited today' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '30 of 100');
  expect(page.getByText('Nearly at your limit').query()).toBeNull();
  await rerender(<Meter {...limits} value={80} text="80 of 100" />);
  await expect.element(page.getByText('Nearly at your limit')).toBeVisible();
});

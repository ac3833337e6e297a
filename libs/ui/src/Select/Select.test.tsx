import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'deposit', text: 'Deposit' },
  { value: 'bet', text: 'Bet' },
  { value: 'bonus', text: 'Bonus', disabled: true },
];
const select = () => page.getByRole('combobox', { name: 'Kind' });

test('is chosen from by keyboard, and by its first letters', async () => {
  dress('dark');
  await render(<Select label="Kind" options={options} defaultValue="deposit" />);
  (select().element() as HTMLElement).focus();
  await userEvent.keyboard('B');
  await expect.element(select()).toHaveValue('bet');
  expect(await violations()).toEqual([]);
});

test('while nothing is chosen it says what to do; a refusal is tied to it', async () => {
  await render(<Select label="Kind" placeholder="Choose a kind" defaultValue="" options={options} error="Please choose a kind." />);
  await expect.element(select()).toHaveDisplayValue('Choose a kind');
  await expect.element(select()).toHaveAccessibleDescription('Please choose a kind.');
  await expect.element(page.getByRole('option', { name: 'Choose a kind' })).toBeDisabled();
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AmountField } from './AmountField.tsx';

function Example({ decimals }: { decimals: number }) {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="Amount"
      symbol="৳"
      decimals={decimals}
      value={value}
      onValueChange={setValue}
      error={value === '7' ? 'Too little.' : undefined}
      quickLabel="Quick amounts"
      quickAmounts={[
        { value: '500', text: '500' },
        { value: '1000', text: '1,000' },
      ]}
    />
  );
}
const field = () => page.getByRole('textbox', { name: 'Amount' });

test.each([
  [2, '12.345', '12.34'],
  [2, '1a2-3', '123'],
  [2, '.5', '0.5'],
  [2, '12,5', '12.5'],
  [2, '৫০০.২৫', '500.25'],
  [2, '007', '7'],
  [0, '12.7', '127'],
  [0, '٣٠٠', '300'],
])('with %i decimals, typing %s gives %s', async (decimals, typed, shown) => {
  await render(<Example decimals={decimals} />);
  await userEvent.type(field(), typed);
  await expect.element(field()).toHaveValue(shown);
});

test('a pasted amount with separators keeps its size', async () => {
  await render(<Example decimals={2} />);
  await field().fill('1,250.50');
  await expect.element(field()).toHaveValue('1250.50');
});

test('a quick amount is filled in and shown as chosen', async () => {
  await render(<Example decimals={2} />);
  await page.getByRole('button', { name: '1,000' }).click();
  await expect.element(field()).toHaveValue('1000');
  await expect.element(page.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
});

test('a refusal is tied to the field', async () => {
  await render(<Example decimals={2} />);
  await field().fill('7');
  await expect.element(field()).toHaveAccessibleDescription('Too little.');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
});

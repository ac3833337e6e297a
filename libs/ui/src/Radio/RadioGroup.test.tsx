import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Example(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      label="Pay by"
      look="cards"
      options={[
        { value: 'bank', text: 'Bank transfer', hint: 'Within an hour' },
        { value: 'card', text: 'Card', disabled: true },
        { value: 'wallet', text: 'E-wallet' },
      ]}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test.each(['ltr', 'rtl'] as const)('is a group with a name; arrow keys choose and skip what cannot be chosen, %s', async (direction) => {
  dress('dark', direction);
  await render(<Example />);
  await expect.element(page.getByRole('radiogroup', { name: 'Pay by' })).toBeVisible();
  await expect.element(radio('Bank transfer')).toHaveAccessibleDescription('Within an hour');
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Tab} ');
  await expect.element(radio('Bank transfer')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('E-wallet')).toBeChecked();
  dress('dark');
});

test('a press anywhere on the card chooses', async () => {
  await render(<Example />);
  await page.getByText('Within an hour').click();
  await expect.element(radio('Bank transfer')).toBeChecked();
});

test('a refusal is tied to the group; read-only the choice stays', async () => {
  const screen = await render(<Example error="Choose how to pay." />);
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how to pay.');
  await screen.rerender(<Example readOnly value="bank" />);
  await radio('E-wallet').click();
  await expect.element(radio('Bank transfer')).toBeChecked();
});

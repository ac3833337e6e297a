import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { PhoneField } from './PhoneField.tsx';

const manyCodes = ['+1', '+44', '+66', '+84', '+86', '+91', '+880', '+966', '+971'];
const names: Record<string, string> = { '+880': 'Bangladesh', '+84': 'Viet Nam' };

function Example({ codes, error }: { codes: readonly string[]; error?: string }) {
  const [value, setValue] = useState({ code: codes[0]!, number: '' });
  return (
    <PhoneField
      label="Mobile number"
      codeLabel="Country code"
      codes={codes}
      codeName={(code) => names[code]}
      searchText="Search countries"
      emptyText="No such country"
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}
const number = () => page.getByRole('textbox', { name: 'Mobile number' });

test.each([
  ['1712 345-678', '1712345678'],
  ['১৭১২৩৪৫৬৭৮', '1712345678'],
  ['+880 1712 345678', '1712345678'],
  ['008801712345678', '1712345678'],
])('%s is taken as the national number %s', async (typed, taken) => {
  await render(<Example codes={['+880']} />);
  await number().fill(typed);
  await expect.element(number()).toHaveValue(taken);
});

test('a whole international number chooses its dialing code', async () => {
  await render(<Example codes={['+84', '+880']} />);
  await number().fill('+8801712345678');
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+880');
  await expect.element(number()).toHaveValue('1712345678');
});

test('among many, the code is found by the name of its country', async () => {
  dress('dark');
  await render(<Example codes={manyCodes} />);
  const code = page.getByRole('combobox', { name: 'Country code' });
  await expect.element(code).toHaveAttribute('aria-haspopup', 'dialog');
  await code.click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('bangla');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveTextContent('+880');
  expect(await violations()).toEqual([]);
});

test('a refusal is tied to the number', async () => {
  await render(<Example codes={['+880']} error="A number has 10 digits." />);
  await expect.element(number()).toHaveAccessibleDescription('A number has 10 digits.');
});

test('among few, the closed choice shows the code alone: a long name takes nothing from the number', async () => {
  const widthWith = async (name: string) => {
    const { unmount } = await render(
      <PhoneField
        label="Mobile number"
        codeLabel="Country code"
        codes={['+971', '+84']}
        codeName={() => name}
        value={{ code: '+971', number: '' }}
        onValueChange={() => undefined}
      />,
    );
    await expect.element(page.getByText('+971', { exact: true }).last()).toBeVisible();
    const { width } = number().element().getBoundingClientRect();
    await unmount();
    return width;
  };
  expect(await widthWith('The United Emirates of the Very Long Name')).toBe(await widthWith(''));
});

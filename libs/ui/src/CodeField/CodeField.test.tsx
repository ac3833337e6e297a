import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { CodeField } from './CodeField.tsx';

const complete = vi.fn<(code: string) => void>();

function Example({ error, busy }: { error?: string; busy?: boolean }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" length={6} value={value} onValueChange={setValue} onComplete={complete} error={error} busy={busy} />;
}
const field = () => page.getByRole('textbox', { name: 'Code' });

test('is one field, for which phones suggest the code from a message', async () => {
  dress('dark');
  await render(<Example />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test.each([
  ['as it stands in the message', 'Your code: 482 913.', '482913'],
  ['in Bengali digits', '৪৮২৯১৩', '482913'],
  ['with more digits than it has', '48291377', '482913'],
])('takes a code that is pasted %s', async (_how, text, code) => {
  complete.mockClear();
  await render(<Example />);
  await field().fill(text);
  await expect.element(field()).toHaveValue(code);
  expect(complete).toHaveBeenCalledExactlyOnceWith(code);
});

test('is typed and erased like any field', async () => {
  complete.mockClear();
  await render(<Example />);
  await userEvent.type(field(), '48x2');
  await expect.element(field()).toHaveValue('482');
  await userEvent.keyboard('{Backspace}9');
  await expect.element(field()).toHaveValue('489');
  expect(complete).not.toHaveBeenCalled();
});

test('a refusal is tied to it; while the code is checked it cannot be changed and keeps the focus', async () => {
  const screen = await render(<Example error="That is not the code." />);
  await expect.element(field()).toHaveAccessibleDescription('That is not the code.');
  await field().fill('123456');
  (field().element() as HTMLElement).focus();
  await screen.rerender(<Example busy />);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('123456');
  await expect.element(field()).toHaveFocus();
});

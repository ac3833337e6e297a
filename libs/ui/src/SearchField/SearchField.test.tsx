import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { SearchField } from './SearchField.tsx';

const submitted = vi.fn();
function Example() {
  const [value, setValue] = useState('');
  return <SearchField label="Find any game" clearText="Clear" value={value} onValueChange={setValue} onSubmit={() => submitted(value)} />;
}
const field = () => page.getByRole('searchbox', { name: 'Find any game' });

beforeEach(() => {
  dress('dark');
  submitted.mockClear();
});

test('takes text, and submits it on Enter', async () => {
  await render(<Example />);
  await field().fill('lotus');
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('lotus');
});

test('is emptied by its button and by Esc, and has the button only while there is something to empty', async () => {
  await render(<Example />);
  const clear = page.getByRole('button', { name: 'Clear' });
  expect(clear.query()).toBeNull();
  await field().fill('lotus');
  await clear.click();
  await expect.element(field()).toHaveValue('');
  await field().fill('tiger');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
  expect(clear.query()).toBeNull();
});

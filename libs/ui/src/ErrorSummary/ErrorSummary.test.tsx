import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const example = (failed: boolean, takesFocus = false) => (
  <form>
    <ErrorSummary
      title="2 entries need your attention"
      takesFocus={takesFocus}
      errors={(failed ? ['Account holder', 'Account number'] : []).map((text) => ({
        key: text,
        text,
        onFocus: () => document.querySelector<HTMLElement>(`input[name="${text}"]`)?.focus(),
      }))}
    />
    <TextField label="Account holder" name="Account holder" />
    <TextField label="Account number" name="Account number" />
  </form>
);

test('is announced when it appears, and each entry leads to its field by keyboard', async () => {
  dress('dark');
  const screen = await render(example(false));
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  await screen.rerender(example(true));
  await expect.element(page.getByRole('alert').getByText('2 entries need your attention')).toBeVisible();
  (page.getByRole('button', { name: 'Account number' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Account number' })).toHaveFocus();
});

test('takes the focus where the form does not give it to its first error', async () => {
  const screen = await render(example(false, true));
  await screen.rerender(example(true, true));
  await expect.element(page.getByRole('alert')).toHaveFocus();
});

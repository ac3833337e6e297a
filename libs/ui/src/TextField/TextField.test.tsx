import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

test.each([
  ['a line', TextField],
  ['several lines', TextArea],
] as const)('counts the letters of %s, and says so once the end is near', async (_what, Field) => {
  await render(<Field label="Name" maxLength={10} defaultValue="12345" counter={(used, most) => `${used} of ${most}`} />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(page.getByText('5 of 10')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await userEvent.type(field, '6789');
  await expect.element(page.getByRole('status')).toHaveTextContent('9 of 10');
});

test('a hint describes the field until an error does', async () => {
  const screen = await render(<TextField label="Name" hint="As on the account" />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveAccessibleDescription('As on the account');
  await screen.rerender(<TextField label="Name" hint="As on the account" error="Fill this in." />);
  await expect.element(field).toHaveAccessibleDescription('Fill this in.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fill this in.');
});

test('several lines may be too long for the form to say so: nothing is cut off, and characters are counted as people do', async () => {
  await render(<TextArea label="Name" most={10} counter={(used, most) => `${used} of ${most}`} />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('🎋'.repeat(12));
  await expect.element(field).toHaveValue('🎋'.repeat(12));
  await expect.element(page.getByRole('status')).toHaveTextContent('12 of 10');
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './PasswordField.tsx';

test('shows and hides what was typed, by keyboard too, and keeps it', async () => {
  await render(<PasswordField label="Password" showText="Show password" hideText="Hide password" />);
  const field = page.getByLabelText('Password', { exact: true });
  await field.fill('secret1');
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('secret1');
});

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

test('says that Caps Lock is on while it is, and not when the field is left', async () => {
  await render(<PasswordField label="Password" showText="Show password" hideText="Hide password" capsLockText="Caps Lock is on" />);
  const field = page.getByLabelText('Password', { exact: true });
  const press = (modifierCapsLock: boolean) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }));
  press(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on');
  press(false);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  press(true);
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

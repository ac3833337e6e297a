import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './Switch.tsx';

const input = () => page.getByRole('switch', { name: 'Sound in games' });

test('is switched by its label and by keyboard', async () => {
  const change = vi.fn();
  await render(<Switch label="Sound in games" hint="Wins are heard." onChange={change} />);
  await expect.element(input()).toHaveAccessibleDescription('Wins are heard.');
  await page.getByText('Sound in games').click();
  await expect.element(input()).toBeChecked();
  (input().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(input()).not.toBeChecked();
  expect(change).toHaveBeenCalledTimes(2);
});

test('while a change is being saved it cannot be switched again, and keeps the focus', async () => {
  const change = vi.fn();
  const screen = await render(<Switch label="Sound in games" onChange={change} />);
  (input().element() as HTMLElement).focus();
  await screen.rerender(<Switch label="Sound in games" onChange={change} busy />);
  await userEvent.keyboard(' ');
  await expect.element(input()).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

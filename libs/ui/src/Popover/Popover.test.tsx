import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Popover } from './Popover.tsx';

const popover = () => page.getByRole('dialog', { name: 'Columns' });
const trigger = () => page.getByRole('button', { name: 'Choose' });
const show = () =>
  render(
    <Popover trigger={<Button>Choose</Button>} title="Columns" closeText="Close" align="start">
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>,
  );

test.each([
  ['the trigger again', () => trigger().click()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['its own button', () => page.getByRole('button', { name: 'Done' }).click()],
  ['a press elsewhere', () => userEvent.click(document.body, { position: { x: 350, y: 5 } })],
])('opens, and is closed by %s', async (_, close) => {
  await show();
  await trigger().click();
  await expect.element(popover()).toBeVisible();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await close();
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('restores the focus', async () => {
  await show();
  await trigger().click();
  await expect.poll(() => popover().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
});

test.each(['dark', 'light'] as const)('is accessible while open, %s', async (theme) => {
  dress(theme);
  await show();
  await trigger().click();
  await expect.element(popover()).toBeVisible();
  expect(await violations()).toEqual([]);
});

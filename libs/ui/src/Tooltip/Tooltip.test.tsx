import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Tooltip } from './Tooltip.tsx';

const tip = () => page.getByRole('tooltip');
const show = () =>
  render(
    <>
      <Tooltip text="Rounds of 90 days">
        <Button>Records</Button>
      </Tooltip>
      <Button>Elsewhere</Button>
    </>,
  );

test.each(['dark', 'light'] as const)('the keyboard opens it, it describes the button, Esc hides it, %s', async (theme) => {
  dress(theme);
  await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(tip()).toHaveTextContent('Rounds of 90 days');
  await expect.element(page.getByRole('button', { name: 'Records' })).toHaveAccessibleDescription('Rounds of 90 days');
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Records' })).toHaveFocus();
});

test('a resting pointer opens it, moving onto the text keeps it open, and leaving closes it', async () => {
  await show();
  await page.getByRole('button', { name: 'Records' }).hover();
  await expect.element(tip()).toBeVisible();
  await tip().hover();
  await expect.poll(() => tip().element().getAnimations().length).toBe(0);
  await expect.element(tip()).toBeVisible();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.element(tip()).not.toBeInTheDocument();
});

test('a press on the button acts on the button', async () => {
  await show();
  await page.getByRole('button', { name: 'Records' }).click();
  await expect.element(tip()).not.toBeInTheDocument();
});

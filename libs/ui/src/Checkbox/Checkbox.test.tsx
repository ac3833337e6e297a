import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { violations } from '../testing/violations.ts';
import { Checkbox } from './Checkbox.tsx';

const box = () => page.getByRole('checkbox', { name: /the terms/ });

test('is ticked by its words and by the keyboard; a press on a link in them ticks nothing', async () => {
  dress('light');
  const open = vi.fn();
  await render(
    <Checkbox
      label={
        <>
          I accept{' '}
          <button type="button" onClick={open}>
            the terms
          </button>
        </>
      }
    />,
  );
  await page.getByText(/^I accept/).click({ position: { x: 4, y: 4 } });
  await expect.element(box()).toBeChecked();
  await page.getByRole('button', { name: 'the terms' }).click();
  expect(open).toHaveBeenCalledOnce();
  await expect.element(box()).toBeChecked();
  (box().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box()).not.toBeChecked();
  expect(await violations()).toEqual([]);
});

test('says why it was refused and that it is mixed, and does not change when read-only', async () => {
  const screen = await render(<Checkbox label="I accept the terms" error="Please accept the terms first." />);
  await expect.element(box()).toHaveAccessibleDescription('Please accept the terms first.');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await screen.rerender(<Checkbox label="I accept the terms" mixed />);
  await expect.element(box()).toBePartiallyChecked();
  await screen.rerender(<Checkbox label="I accept the terms" readOnly />);
  await box().click();
  await expect.element(box()).not.toBeChecked();
});

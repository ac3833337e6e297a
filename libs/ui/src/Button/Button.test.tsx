import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Button } from './Button.tsx';

test('while it works it keeps its width and ignores presses', async () => {
  dress('dark');
  const press = vi.fn();
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const example = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} loadingText="Sending" onClick={press}>
        Deposit now
      </Button>
    </form>
  );
  const screen = await render(example(false));
  const button = page.getByRole('button', { name: 'Deposit now' });
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(example(true));
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending');
  (button.element() as HTMLElement).click();
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
  await screen.rerender(example(false));
  (button.element() as HTMLElement).click();
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

test('a link keeps being a link', async () => {
  await render(<Button render={<a href="#rng" className="own" />}>All slots</Button>);
  const link = page.getByRole('link', { name: 'All slots' });
  await expect.element(link).toHaveAttribute('href', '#rng');
  await expect.element(link).toHaveClass('own');
});

test('does not submit a form by accident', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <Button>Help</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Help' }).click();
  expect(submit).not.toHaveBeenCalled();
});

test('a double click sends a form once', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <Button type="submit">Deposit</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Deposit' }).dblClick();
  expect(submit).toHaveBeenCalledTimes(1);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ResultScreen } from './ResultScreen.tsx';

test('states the outcome, the amount, the reference, and what to do next', async () => {
  await render(
    <ResultScreen
      outcome="success"
      title="Deposit received"
      amount="৳500.00"
      facts={[{ key: 'reference', name: 'Reference', value: 'D-1' }]}
      actions={<Button>Play</Button>}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Deposit received' })).toBeVisible();
  await expect.element(page.getByRole('definition')).toHaveTextContent('D-1');
  await expect.element(page.getByText('৳500.00')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a failure is announced', async () => {
  await render(<ResultScreen outcome="failed" title="The deposit was refused" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The deposit was refused');
});

test('when it replaces a form it takes the focus, and so is announced once', async () => {
  await render(<ResultScreen outcome="failed" title="The deposit was refused" level={3} takesFocus />);
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(page.getByRole('alert').query()).toBeNull();
});

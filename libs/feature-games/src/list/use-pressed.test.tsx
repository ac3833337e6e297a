import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { usePressed } from './use-pressed.ts';

/** Two choices, and an address that changes on command. */
function Choices({ told }: { told: (value: string) => void }) {
  const [address, setAddress] = useState('all');
  const [shown, press] = usePressed(address, (value) => {
    told(value);
    setTimeout(() => setAddress(value), 50);
  });
  return (
    <>
      {['all', 'lotus'].map((name) => (
        <button key={name} type="button" aria-pressed={shown === name} onClick={() => press(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setAddress('all')}>
        Show everything
      </button>
      <p>The address says {address}</p>
    </>
  );
}
const choice = (name: string) => page.getByRole('button', { name });

test('a choice shows at once that it was pressed, and changes the address once', async () => {
  const told = vi.fn();
  await render(<Choices told={told} />);
  await choice('lotus').click();
  await expect.element(choice('lotus')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('The address says lotus')).toBeVisible();
  expect(told.mock.calls).toEqual([['lotus']]);
});

test('a change of the address from elsewhere replaces the choice', async () => {
  await render(<Choices told={() => undefined} />);
  await choice('lotus').click();
  await expect.element(page.getByText('The address says lotus')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.element(choice('all')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(choice('lotus')).toHaveAttribute('aria-pressed', 'false');
});

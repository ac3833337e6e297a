// N80.
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppQr } from './app-qr.tsx';

test('a code that logs a member in is asked for only while it can be seen', async () => {
  const Menu = () => (
    <>
      <input type="checkbox" aria-label="Menu" />
      <style>
        {'nav { position: fixed; inset: 0 auto auto 0; transform: translate(-110%); } input:checked ~ nav { transform: none; }'}
      </style>
      <nav>
        <AppQr size="m" />
      </nav>
    </>
  );
  const { call } = await openScreen(Menu, { createAppCode: { code: 'one-use', expiresAt: '2030-01-01T00:10:00Z' } });
  const asked = () => call.mock.calls.filter(([operation]) => operation === 'createAppCode').length;
  await expect.element(page.getByRole('img', { name: 'QR code: the app on your phone' })).toBeInTheDocument();
  expect(asked()).toBe(0);
  await page.getByRole('checkbox', { name: 'Menu' }).click({ force: true });
  await expect.poll(asked).toBe(1);
});

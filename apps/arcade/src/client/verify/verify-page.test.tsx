import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { texts } from '../texts/en.ts';
import { VerifyPage } from './verify-page.tsx';

/** Made by `npm run verify -- round --server-seed 00... --client-seed lantern --nonce 3 --currency BDT --line-bet 0.05`. */
const round = {
  serverSeed: '0'.repeat(64),
  clientSeed: 'lantern',
  nonce: '3',
  hash: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  currency: 'BDT',
  lineBet: '0.05',
};

test('an address with all inputs is checked at once, in the browser', async () => {
  const screen = await render(<VerifyPage texts={texts} language="EN" given={round} />);
  await expect.element(screen.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await expect.element(screen.getByText('The server seed has the hash that was published before the bet.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Paid spin' })).toBeVisible();
  expect(screen.getByRole('article').first().getByRole('img').elements()).toHaveLength(15);
});

test('a hash, reels or a win that are others are said to be so', async () => {
  const given = { ...round, hash: 'f'.repeat(64), stops: '0.0.0.0.0', win: '12345.00' };
  const screen = await render(<VerifyPage texts={texts} language="EN" given={given} />);
  await expect.element(screen.getByRole('heading', { name: 'Something does not match.' })).toBeVisible();
  await expect.element(screen.getByText(/does NOT have the hash that was published/)).toBeVisible();
  await expect.element(screen.getByText('The reels do NOT stand as shown in the game.')).toBeVisible();
  await expect.element(screen.getByText(/but ৳12,345.00 was paid/)).toBeVisible();
});

test('what cannot be read is named, and typing the right thing mends it', async () => {
  const screen = await render(<VerifyPage texts={texts} language="EN" given={{ ...round, serverSeed: 'not a seed' }} />);
  await expect.element(screen.getByText('Please check: Server seed (revealed).')).toBeVisible();
  await screen.getByLabelText('Server seed (revealed)').fill(round.serverSeed);
  await screen.getByRole('button', { name: 'Recompute' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
});

test('an empty page asks for nothing and says what it does', async () => {
  const screen = await render(<VerifyPage texts={texts} language="EN" given={{}} />);
  await expect.element(screen.getByText(/recomputes a round in your own browser/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { rules } from '../../engines/slot/lines/rules.ts';
import type { LinesPack } from '../../engines/slot/lines/pack.ts';
import { RoundPicture } from '../../engines/slot/lines/show/round-picture.tsx';
import engine from '../../engines/slot/lines/texts/EN.json';
import family from '../../engines/slot/texts/EN.json';
import { gameOf } from '../../game.ts';
import shell from '../../shell/texts/EN.json';
import { createTexts } from '../../shell/texts.ts';
import page from '../../verify/page/texts/EN.json';
import type { VerifiedGame, VerifyTexts } from '../../verify/page/verified-game.ts';
import { VerifyPage } from '../../verify/page/verify-page.tsx';
import first from './former/1.json';
import json from './pack.json';
import own from './texts/EN.json';

// TypeScript widens the tuples and literals of JSON files; packs.test.ts checks these against their schema.
const versions = [json, first].map((pack) => ({ pack: pack as unknown as LinesPack, hash: `of-version-${pack.version}` }));
const verified: VerifiedGame = { game: gameOf(rules, versions), art: {}, catalogues: {}, RoundPicture };
const texts = createTexts('EN', { ...shell, ...page, ...family, ...engine, ...own }) as VerifyTexts;

/** Made by `npm run verify -- round --server-seed 00... --client-seed lantern --nonce 3 --currency BDT --stake 1.00`. */
const round = {
  serverSeed: '0'.repeat(64),
  clientSeed: 'lantern',
  nonce: '3',
  hash: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  currency: 'BDT',
  stake: '1.00',
};
const open = (given: Record<string, string>, known = true) =>
  render(<VerifyPage texts={texts} verified={verified} known={known} given={given} />);

test('an address with all inputs is checked at once, in the browser', async () => {
  const screen = await open(round);
  await expect.element(screen.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await expect.element(screen.getByText('The server seed matches the hash that was published before the bet.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Paid spin' })).toBeVisible();
  await expect.element(screen.getByText('Line 4: 3 × Pagoda pays ৳1.25')).toBeVisible();
  expect(screen.getByRole('article').first().getByRole('img').elements()).toHaveLength(15);
});

test('addresses from before the arcade had packs still verify: a bet on a line, and the stops of the reels', async () => {
  const { stake: _, ...rest } = round;
  const screen = await open({ ...rest, lineBet: '0.05', stops: '4.22.4.18.25', win: '1.25' });
  await expect.element(screen.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
  await expect.element(screen.getByText('The outcome is the one that the game showed.')).toBeVisible();
  await expect.element(screen.getByText('The win is ৳1.25, as paid.')).toBeVisible();
});

test('a hash, reels or win that differ are reported', async () => {
  const screen = await open({ ...round, hash: 'f'.repeat(64), outcome: '0.0.0.0.0', win: '12345.00' });
  await expect.element(screen.getByRole('heading', { name: 'Something does not match.' })).toBeVisible();
  await expect.element(screen.getByText(/does NOT match the published hash/)).toBeVisible();
  await expect.element(screen.getByText('The outcome is NOT the one that the game showed.')).toBeVisible();
  await expect.element(screen.getByText(/but ৳12,345.00 was paid/)).toBeVisible();
});

test('an unreadable field is named until it is corrected', async () => {
  const screen = await open({ ...round, serverSeed: 'not a seed' });
  await expect.element(screen.getByText('Please check: Server seed (revealed).')).toBeVisible();
  await screen.getByLabelText('Server seed (revealed)').fill(round.serverSeed);
  await screen.getByRole('button', { name: 'Recompute' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Everything matches.' })).toBeVisible();
});

test('a game that the arcade does not have is named', async () => {
  await expect.element((await open({ ...round, game: 'another' }, false)).getByText('Please check: game.')).toBeVisible();
});

test('a version that the arcade does not have is named', async () => {
  await expect.element((await open({ ...round, pack: 'f'.repeat(64) })).getByText('Please check: pack.')).toBeVisible();
});

test('an empty page says what it does and shows no verdict', async () => {
  const screen = await open({});
  await expect.element(screen.getByText(/recomputes a round in your own browser/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
});

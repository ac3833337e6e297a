import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MinesPack } from '../../engines/instant/mines/pack.ts';
import { rules } from '../../engines/instant/mines/rules.ts';
import { client } from '../../engines/instant/mines/show/index.ts';
import engineTexts from '../../engines/instant/mines/texts/EN.json';
import familyTexts from '../../engines/instant/texts/EN.json';
import shellTexts from '../../shell/texts/EN.json';
import { gameWindow } from '../../testing/game-window.tsx';
import json from './pack.json';
import ownTexts from './texts/EN.json';

const { open, roundOf } = gameWindow({
  // TypeScript widens the literals of a JSON file; packs.test.ts checks this one against the schema.
  pack: json as unknown as MinesPack,
  rules,
  client,
  pictures: ['scene', 'floater', 'tile', 'prize', 'mine'],
  texts: { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts },
  // Mines lie at tiles 1, 2 and 3.
  draw: () => () => 0,
});

test('by keyboard: a round is begun, a tile opened, and what it has reached collected; each is said', async () => {
  const screen = await open(null);
  (screen.getByRole('button', { name: 'Play' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The board is covered. Open a tile.');
  await expect.element(screen.getByRole('button', { name: 'Waiting for you' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Tile 13', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp} ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Safe: 1.125×. Collect ৳5.62, or open another tile.');
  await expect.element(screen.getByRole('button', { name: 'Tile 8: safe' })).toBeVisible();
  const collect = screen.getByRole('button', { name: 'Collect ৳5.62' });
  await expect.element(collect).toHaveTextContent('Collect ৳5.62');
  await collect.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Collected at 1.125×. You won ৳5.62. Balance ৳112.50.');
  await expect.element(screen.getByRole('button', { name: 'Tile 2: mine' })).toBeVisible();
});

test('a window that opens again shows the round as it was left, with its stake and mines fixed', async () => {
  const screen = await open(roundOf({ mines: 3, tiles: [7], open: true }, 1));
  await expect.element(screen.getByRole('button', { name: 'Tile 8: safe' })).toBeVisible();
  await expect.element(screen.getByRole('slider')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Raise the bet' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Tile 2', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('A mine: the round is over. No win. Balance ৳112.50.');
});

test('a press in a window that does not know of the round goes on with it, and begins no other', async () => {
  const screen = await open(null, { ...roundOf({ mines: 3, tiles: [7], open: true }, 1), stake: '2.00' });
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByRole('button', { name: 'Tile 8: safe' })).toBeVisible();
  await expect.element(screen.getByText('৳2.00')).toBeVisible();
  await screen.getByRole('button', { name: 'Tile 2', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('A mine: the round is over. No win. Balance ৳112.50.');
});

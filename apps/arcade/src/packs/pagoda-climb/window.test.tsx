import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TowersPack } from '../../engines/instant/towers/pack.ts';
import { rules } from '../../engines/instant/towers/rules.ts';
import { client } from '../../engines/instant/towers/show/index.ts';
import engineTexts from '../../engines/instant/towers/texts/EN.json';
import familyTexts from '../../engines/instant/texts/EN.json';
import shellTexts from '../../shell/texts/EN.json';
import { gameWindow } from '../../testing/game-window.tsx';
import json from './pack.json';
import ownTexts from './texts/EN.json';

const { open } = gameWindow({
  // TypeScript widens the literals of a JSON file; packs.test.ts checks this one against the schema.
  pack: json as unknown as TowersPack,
  rules,
  client,
  pictures: ['scene', 'floater', 'door', 'clear', 'trap', 'eaves', 'storey', 'spire'],
  texts: { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts },
  // The trap is behind the second door of every floor.
  draw: () => () => 0,
});

test('by keyboard: arrows choose a door, the floor above takes over, and a trap ends the climb; each is said', async () => {
  const screen = await open(null);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The climb begins. Choose a door on floor 1.');
  await expect.element(screen.getByRole('button', { name: 'Floor 1, door 1', exact: true })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Floor 1 is clear: 1.32×. Collect ৳6.60, or climb on.');
  await expect.element(screen.getByRole('button', { name: 'Floor 2, door 1', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('A trap: the round is over. No win. Balance ৳112.50.');
  await expect.element(screen.getByRole('button', { name: 'Floor 2, door 2: trap' })).toBeVisible();
});

test('another level has other doors', async () => {
  const screen = await open(null);
  await screen.getByText('Master').click();
  await expect.element(screen.getByText('After the first floor · doors: 4, traps: 3')).toBeVisible();
  await screen.getByText('Hard').click();
  expect(screen.getByRole('button', { name: /^Floor 9/ }).elements()).toHaveLength(2);
});

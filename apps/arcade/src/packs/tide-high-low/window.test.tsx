import { expect, test } from 'vitest';
import type { HiloPack } from '../../engines/instant/hilo/pack.ts';
import { rules } from '../../engines/instant/hilo/rules.ts';
import { client } from '../../engines/instant/hilo/show/index.ts';
import engineTexts from '../../engines/instant/hilo/texts/EN.json';
import familyTexts from '../../engines/instant/texts/EN.json';
import shellTexts from '../../shell/texts/EN.json';
import { gameWindow } from '../../testing/game-window.tsx';
import json from './pack.json';
import ownTexts from './texts/EN.json';

const { open } = gameWindow({
  // TypeScript widens the literals of a JSON file; packs.test.ts checks this one against the schema.
  pack: json as unknown as HiloPack,
  rules,
  client,
  pictures: ['scene', 'floater', 'back'],
  texts: { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts },
  // The five, the queen and the ace of spades.
  draw: () => {
    const cards = [15, 43, 51];
    return () => cards.shift()!;
  },
});

test('a card is skipped, a guess is right, and what it has reached is collected; each is said', async () => {
  const screen = await open(null);
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('5 of spades. Higher or lower?');
  await expect.element(screen.getByRole('button', { name: 'Waiting for you' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Skip Another card, free' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Skipped. Now: Queen of spades.');
  await screen.getByRole('button', { name: 'Lower or same 1.0725× 92.31%' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ace of spades: right, 1.0725×. Collect ৳5.36, or guess again.');
  await expect.element(screen.getByRole('button', { name: /^Same/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Collect ৳5.36' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Collected at 1.0725×. You won ৳5.36. Balance ৳112.50.');
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MinesChoice } from '../../engines/instant/mines/events.ts';
import type { MinesPack } from '../../engines/instant/mines/pack.ts';
import { rules } from '../../engines/instant/mines/rules.ts';
import { client } from '../../engines/instant/mines/show/index.ts';
import engineTexts from '../../engines/instant/mines/texts/EN.json';
import familyTexts from '../../engines/instant/texts/EN.json';
import { GameScreen } from '../../shell/game-screen.tsx';
import { createPlay } from '../../shell/play.ts';
import '../../shell/style/screen.css';
import shellTexts from '../../shell/texts/EN.json';
import { createTexts } from '../../shell/texts.ts';
import { aConnection, aSession, settledRound } from '../../testing/window.ts';
import type { RoundAnswer } from '../../wire.ts';
import json from './pack.json';
import ownTexts from './texts/EN.json';

// TypeScript widens the literals of a JSON file; packs.test.ts checks this one against the schema.
const pack = json as unknown as MinesPack;
const texts = createTexts('EN', { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts });
const picture = 'data:image/svg+xml,<svg/>';
const art = { scene: picture, floater: picture, tile: picture, prize: picture, mine: picture };

/** The round of these choices, with mines at tiles 1, 2 and 3; collected, it pays ৳5.62. */
function roundOf(input: MinesChoice, choices: number): RoundAnswer {
  const { events, win, open } = rules.play(pack, input, () => 0);
  const round = settledRound({ key: 'k', stake: '5.00', input }, events, win > 0 ? '5.62' : '0.00');
  return { ...round, choices, ...(open && { state: 'open' as const, win: null }) };
}

async function open(openRound: RoundAnswer | null) {
  let [input, choices] = [(openRound?.input ?? client.choices!.firstInput(pack)) as MinesChoice, openRound?.choices ?? 0];
  const connection = aConnection(() => roundOf(input, 0));
  connection.choose = async (_round, step, choice) => {
    expect(step).toBe(choices);
    [input, choices] = [rules.choose(input, choice, [])!, choices + 1];
    return roundOf(input, choices);
  };
  const sound = { setOn: () => undefined, setVoice: () => undefined, play: () => undefined };
  const show = await client.createShow(document.createElement('div'), { pack, art, sound, still: true });
  const session = { ...aSession(pack.pack), openRound };
  const { choices: offered, steps } = client;
  const play = createPlay({ session, pack, choices: offered, steps, texts, connection, show, sound, onBalance: () => undefined });
  return render(<GameScreen {...{ game: { pack, art, catalogues: {}, engine: client }, session, texts, connection, show, sound, play }} />);
}

test('by keyboard: a round is begun, a tile opened, and what it has reached collected; each is said', async () => {
  const screen = await open(null);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('The board is covered. Open a tile.');
  await expect.element(screen.getByRole('button', { name: 'Waiting for you' })).toBeDisabled();
  (screen.getByRole('button', { name: 'Tile 13', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp} ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Safe: 1.125×. Collect ৳5.62, or open another tile.');
  await expect.element(screen.getByRole('button', { name: 'Tile 8: safe' })).toBeVisible();
  await screen.getByRole('button', { name: 'Collect ৳5.62' }).click();
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

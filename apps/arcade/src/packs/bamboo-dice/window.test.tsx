import { paces, type Pace } from '@parlour/domain';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { decided } from '../../engines/instant/events.ts';
import type { DicePack } from '../../engines/instant/dice/pack.ts';
import { client } from '../../engines/instant/dice/show/index.ts';
import engineTexts from '../../engines/instant/dice/texts/EN.json';
import familyTexts from '../../engines/instant/texts/EN.json';
import type { AskedRound, SessionView } from '../../shell/connection.ts';
import { GameScreen } from '../../shell/game-screen.tsx';
import { createPlay } from '../../shell/play.ts';
import { createSound, type SoundBox } from '../../shell/sound.ts';
import shellTexts from '../../shell/texts/EN.json';
import { createTexts } from '../../shell/texts.ts';
import { quiet } from '../../testing/quiet.ts';
import { aConnection, aSession, settledRound } from '../../testing/window.ts';
import json from './pack.json';
import ownTexts from './texts/EN.json';

// TypeScript widens the literals of a JSON file; packs.test.ts checks this one against the schema.
const pack = json as unknown as DicePack;
const texts = createTexts('EN', { ...shellTexts, ...familyTexts, ...engineTexts, ...ownTexts });
const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const art = { scene: svg, floater: svg, die: svg };
let asked: AskedRound[];
let times: number[];
beforeEach(() => {
  asked = [];
  times = [];
  sessionStorage.clear();
  localStorage.clear();
});

/** Every round rolls 47.31 and wins at 1.98. */
async function open(pace: Pace | null = null, sound: SoundBox = quiet, more: Partial<SessionView> = {}) {
  const host = document.createElement('div');
  const show = await client.createShow(host, { pack, art, sound, still: true });
  const connection = aConnection((round) => {
    asked.push(round);
    times.push(performance.now());
    const { events } = decided({ type: 'reveal', rolled: 4731, side: 'under', winning: 5000 } as const, 19_800);
    return settledRound(round, events, '9.90');
  });
  const session = { ...aSession(pack.pack), pace, ...more };
  const play = createPlay({ session, pack, choices: client.choices, texts, connection, show, sound, onBalance: () => undefined });
  return render(<GameScreen {...{ game: { pack, art, catalogues: {}, engine: client }, session, texts, connection, show, sound, play }} />);
}

test('a choice shows what it pays and how often, and is sent with the round; the outcome is announced in a sentence', async () => {
  const screen = await open();
  await screen.getByText('Over', { exact: true }).click();
  await screen.getByRole('textbox', { name: 'Target' }).fill('90');
  await expect.element(screen.getByText('9.90×')).toBeVisible();
  await expect.element(screen.getByText('10.00%')).toBeVisible();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByText('Rolled 47.31, under 50.00. You won ৳9.90. Balance ৳112.50.')).toBeInTheDocument();
  expect(asked).toMatchObject([{ stake: '5.00', input: { side: 'over', winning: 1000 } }]);
});

test('a target that is not offered is marked and not taken', async () => {
  const screen = await open();
  const target = screen.getByRole('textbox', { name: 'Target' });
  await target.fill('99');
  await expect.element(target).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('1.98×')).toBeVisible();
  await userEvent.tab();
  await expect.element(target).toHaveValue('50.00');
});

test('arrow keys on the slider move the target, not the stake, and a reload finds the choice again', async () => {
  const screen = await open();
  screen.getByRole('slider', { name: 'Target' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('textbox', { name: 'Target' })).toHaveValue('50.01');
  await expect.element(screen.getByText('৳5.00')).toBeVisible();
  await screen.unmount();
  await expect.element((await open()).getByRole('textbox', { name: 'Target' })).toHaveValue('50.01');
});

test('an earlier round is shown again from the history, without a bet', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Lower the bet' }).click();
  await screen.getByRole('button', { name: 'History' }).click();
  await screen.getByRole('button', { name: 'Watch again' }).click();
  await expect.element(screen.getByText('An earlier round · Bet ৳5.00')).toBeVisible();
  await expect.element(screen.getByText('Rolled 47.31, under 50.00.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bet ৳2.00' })).toBeVisible();
  // The history is where the only round came from.
  expect(asked).toHaveLength(1);
  await expect.element(screen.getByText('৳100.00')).toBeVisible();
});

test('every stake on offer can be taken; the largest must be confirmed first', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Bet ৳5.00' }).click();
  await screen.getByRole('button', { name: '৳1.00', exact: true }).click();
  await screen.getByRole('button', { name: 'Bet ৳1.00' }).click();
  await screen.getByRole('button', { name: '৳5.00 Maximum' }).click();
  await expect.element(screen.getByText('Bet ৳5.00 on every round?', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Bet ৳5.00', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Bet ৳5.00' })).toBeVisible();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => asked.map(({ stake }) => stake)).toEqual(['5.00']);
});

test('an autoplay plays its rounds one after the other, and a press stops it', async () => {
  const screen = await open({ ...paces.demo, minCycleMs: { slot: 0, other: 200 } });
  const begin = async (rounds: string) => {
    await screen.getByRole('button', { name: 'Autoplay', exact: true }).click();
    await screen.getByText(rounds, { exact: true }).click();
    await screen.getByRole('button', { name: 'Start autoplay' }).click();
  };
  await begin('5');
  await expect.poll(() => asked.length).toBe(5);
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(new Set(asked.map(({ autoplay }) => autoplay)).size).toBe(1);
  expect(asked[0]!.autoplay).toBeDefined();
  await begin('50');
  await screen.getByRole('button', { name: /^Stop autoplay/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(asked.length).toBeLessThan(55);
});

test('while autoplay waits for its next round, neither keys nor the game’s own controls change what that is played with', async () => {
  const screen = await open({ ...paces.demo, minCycleMs: { slot: 0, other: 1_000 } });
  await screen.getByRole('button', { name: 'Autoplay', exact: true }).click();
  await screen.getByRole('button', { name: 'Start autoplay' }).click();
  await expect.element(screen.getByText('You won ৳9.90', { exact: false })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('textbox', { name: 'Target' })).toBeDisabled();
  await expect.poll(() => asked.length, { timeout: 5_000 }).toBe(2);
  await screen.getByRole('button', { name: /^Stop autoplay/ }).click();
  expect(asked.map(({ stake }) => stake)).toEqual(['5.00', '5.00']);
  await expect.element(screen.getByRole('textbox', { name: 'Target' })).toBeEnabled();
});

test('an autoplay that is started before the next round may begin, begins with it', async () => {
  const screen = await open({ ...paces.demo, minCycleMs: { slot: 0, other: 1_500 } });
  await screen.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(screen.getByText('You won ৳9.90', { exact: false })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Autoplay', exact: true }).click();
  await screen.getByRole('button', { name: 'Start autoplay' }).click();
  await expect.poll(() => asked.length, { timeout: 4_000 }).toBe(2);
  expect(asked[1]!.autoplay).toBeDefined();
  expect(times[1]! - times[0]!).toBeGreaterThan(1_490);
  // Or its rounds would go on into the next test.
  await screen.getByRole('button', { name: /^Stop autoplay/ }).click();
});

test('under a strict law nothing plays by itself, and a press waits for the time of its round', async () => {
  const screen = await open({ ...paces.strict, minCycleMs: { slot: 0, other: 2_000 } });
  expect(screen.getByRole('button', { name: 'Autoplay' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByText('You won ৳9.90', { exact: false })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(screen.getByRole('button', { name: 'Starting' })).toBeVisible();
  await expect.poll(() => times.length, { timeout: 5_000 }).toBe(2);
  expect(times[1]! - times[0]!).toBeGreaterThan(1_990);
});

test('sound is asked about once, effects and music are switched separately, and the next game keeps the choice', async () => {
  const screen = await open(null, createSound(pack.show.voice));
  await expect.element(screen.getByText('Play with sound?')).toBeVisible();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('Play with sound?')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sound' }).click();
  await screen.getByRole('switch', { name: 'Music' }).click();
  await screen.getByRole('slider', { name: 'Volume' }).fill('30');
  expect(createSound(pack.show.voice).settings()).toEqual({ effects: true, music: false, volume: 0.3 });
  expect(createSound(pack.show.voice).asked()).toBe(true);
});

test('where the law requires it, the time is shown, and between two rounds the player is reminded of the cost from time to time', async () => {
  const screen = await open({ ...paces.demo, minCycleMs: { slot: 0, other: 0 }, realityCheckMin: 0.02 });
  await expect.element(screen.getByRole('timer')).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Time for a break?' })).toBeVisible();
  // The dialog has the keys: none of these begins a round or changes the bet behind it.
  (document.querySelector('.dialog-body') as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  expect(asked).toEqual([]);
  await screen.getByRole('button', { name: 'Keep playing' }).click();
  await expect.element(screen.getByRole('button', { name: 'Bet ৳5.00' })).toBeVisible();
  await screen.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Bets: ৳5\.00\. Wins: ৳9\.90\./);
});

test('time and money continue from before the window was loaded, and an answered reminder does not come back', async () => {
  const before = { since: '2030-01-01T00:00:00.000Z', ms: 61.5 * 60_000, staked: '7.00', won: '2.00' };
  const again = () => open({ ...paces.demo, realityCheckMin: 60 }, quiet, { played: before, heardAt: performance.now() });
  const screen = await again();
  // The clock runs on while a busy machine draws the window: any minute from 61 on is right.
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/^6[1-9] min$/);
  await expect
    .element(screen.getByRole('dialog', { name: 'Time for a break?' }))
    .toMatchTextContent(/6[1-9] minutes.*Bets: ৳7\.00\. Wins: ৳2\.00\./);
  await screen.getByRole('button', { name: 'Keep playing' }).click();
  await screen.unmount();
  const reloaded = await again();
  await reloaded.getByRole('button', { name: 'Fairness' }).click();
  await reloaded.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(reloaded.getByRole('dialog')).not.toBeInTheDocument();
});

test('what a player has answered stays answered when another dialog is opened and closed', async () => {
  const screen = await open({ ...paces.demo, realityCheckMin: (0.9 * performance.now()) / 60_000 });
  await screen.getByRole('button', { name: 'Keep playing' }).click();
  await screen.getByRole('button', { name: 'Fairness' }).click();
  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

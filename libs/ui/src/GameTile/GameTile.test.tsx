import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { GameTile } from './GameTile.tsx';

beforeEach(() => dress('dark'));
const picture = () => document.querySelector('article > div')!.getBoundingClientRect();

test('the buttons name the game, show on focus, and act once each', async () => {
  const [play, trial] = [vi.fn(), vi.fn()];
  await render(
    <GameTile name="Lantern Festival" tone={7} play={{ text: 'Play', onPress: play }} trial={{ text: 'Free trial', onPress: trial }} />,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Free trial Lantern Festival' })).toHaveFocus();
  expect([play.mock.calls.length, trial.mock.calls.length]).toEqual([1, 1]);
});

test('a click anywhere on the tile plays, and its other button still does its own', async () => {
  const [play, trial] = [vi.fn(), vi.fn()];
  await render(
    <GameTile name="Lantern Festival" tone={1} play={{ text: 'Play', onPress: play }} trial={{ text: 'Free trial', onPress: trial }} />,
  );
  await page.getByRole('article').click({ position: { x: 12, y: 12 } });
  expect([play.mock.calls.length, trial.mock.calls.length]).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Free trial Lantern Festival' }).click();
  expect([play.mock.calls.length, trial.mock.calls.length]).toEqual([1, 1]);
});

test('a game that is coming has no buttons', async () => {
  await render(
    <GameTile name="Lantern Festival" tone={0} comingSoonText="Coming soon" play={{ text: 'Play', onPress: () => undefined }} />,
  );
  await expect.element(page.getByRole('article', { name: 'Lantern Festival' }).getByText('Coming soon')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test('keeps 3 to 4 without its picture', async () => {
  await render(<GameTile name="Lantern Festival" tone={0} />);
  expect(picture().height / picture().width).toBeCloseTo(4 / 3, 2);
});

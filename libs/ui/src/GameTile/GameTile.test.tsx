import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { FavouriteHeart } from './FavouriteHeart.tsx';
import { GameTile } from './GameTile.tsx';
import { TilePreview } from './TilePreview.tsx';
import { TileTitle } from './TileTitle.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

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

test('a game that is coming soon has no buttons', async () => {
  await render(
    <GameTile name="Lantern Festival" tone={0} comingSoonText="Coming soon" play={{ text: 'Play', onPress: () => undefined }} />,
  );
  await expect.element(page.getByRole('article', { name: 'Lantern Festival' }).getByText('Coming soon')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test('the heart names its game and its state, and does not launch the game', async () => {
  const [play, toggle] = [vi.fn(), vi.fn()];
  await render(
    <GameTile
      name="Lantern Festival"
      tone={0}
      play={{ text: 'Play', onPress: play }}
      heart={<FavouriteHeart text="Favourite" name="Lantern Festival" pressed onToggle={toggle} />}
    />,
  );
  const heart = page.getByRole('button', { name: 'Favourite Lantern Festival' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  expect([play.mock.calls.length, toggle.mock.calls.length]).toEqual([0, 1]);
});

test('the preview moves nothing around it', async () => {
  await render(
    <div>
      <GameTile
        name="Lantern Festival"
        tone={1}
        play={{ text: 'Play', onPress: vi.fn() }}
        trial={{ text: 'Free trial', onPress: vi.fn() }}
      />
      <p>Below</p>
    </div>,
  );
  const below = () => page.getByText('Below').element().getBoundingClientRect().top;
  const before = below();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Play Lantern Festival' })).toHaveFocus();
  expect(below()).toBe(before);
  await page.getByRole('article').hover();
  expect(below()).toBe(before);
});

test('the six colour themes repeat', async () => {
  await render(
    <>
      {Array.from({ length: 7 }, (_, place) => (
        <GameTile key={place} name={`Game ${place}`} tone={place} />
      ))}
    </>,
  );
  const looks = [...document.querySelectorAll('article > div:first-child')].map((element) => getComputedStyle(element).backgroundImage);
  expect(new Set(looks.slice(0, 6)).size).toBe(6);
  expect(looks[6]).toBe(looks[0]);
});

test('the outline of a tile is as large as a tile without words', async () => {
  await render(<GameTileSkeleton />);
  const { width, height } = document.querySelector('[data-soon] > span')!.getBoundingClientRect();
  expect(height / width).toBeCloseTo(4 / 3, 1);
});

test('keeps the ratio of 3 to 4 without its picture', async () => {
  await render(<GameTile name="Lantern Festival" tone={0} />);
  expect(picture().height / picture().width).toBeCloseTo(4 / 3, 2);
});

test('the moving picture is fetched only on hover or focus, and the still one stays if it fails to load', async () => {
  const moving = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
  /** For each tile, whether its picture moves. */
  const shown = () => [...document.querySelectorAll('article')].map((each) => each.querySelector('[data-preview]') !== null);
  const tile = (name: string, pictureUrl: string) => (
    <GameTile name={name} tone={0} preview={<TilePreview pictureUrl={pictureUrl} />} play={{ text: 'Play', onPress: () => undefined }} />
  );
  await render(
    <div>
      <p>Games</p>
      {tile('Lantern Festival', moving)}
      {tile('Without one', 'data:image/png,nothing')}
    </div>,
  );
  await userEvent.hover(page.getByText('Games', { exact: true }));
  await expect.poll(shown).toEqual([false, false]);
  await userEvent.keyboard('{Tab}');
  await expect.poll(shown).toEqual([true, false]);
  expect(page.getByRole('img').elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Play Without one' })).toHaveFocus();
  await expect.poll(shown).toEqual([false, false]);
});

test('a lettered name is announced once, and the text shows if the lettering fails to load', async () => {
  const lettering = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="112"/>';
  await render(
    <div>
      <GameTile name="Lantern Festival" tone={0} preview={<TileTitle pictureUrl={lettering} />} />
      <GameTile name="Without one" tone={0} preview={<TileTitle pictureUrl="data:image/png,nothing" />} />
    </div>,
  );
  const letterings = () => [...document.querySelectorAll('article')].map((each) => each.querySelectorAll('[data-title]').length);
  await expect.poll(letterings).toEqual([1, 0]);
  for (const name of ['Lantern Festival', 'Without one']) await expect.element(page.getByRole('article', { name })).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(0);
});

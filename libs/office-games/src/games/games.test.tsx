import { createFakeOffice, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aGame, aPage, someGames, someVendors } from '../testing/games.ts';
import { GameScreen } from './game-screen.tsx';
import { GamesScreen, type GameFilters } from './games-screen.tsx';

const [first, second, third] = someGames.map(({ id }) => id);
const place = { merchant: 'atrium01', game: second!, line: 'RNG', place: 1, of: 4 } as const;

async function openList(filters: GameFilters, answers: Answers = {}) {
  const office = createFakeOffice({
    listGames: { list: someGames, next: null, about: { count: 4, exact: true } },
    listVendors: { list: someVendors },
    orderGame: place,
    ...answers,
  });
  await render(
    <Stage office={office}>
      <GamesScreen merchant="atrium01" mayOrder filters={filters} onFilter={() => undefined} onOpen={() => undefined} />
    </Stage>,
  );
  return office;
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('a row is moved one step by keyboard, and dropped before another by mouse', async () => {
  const office = await openList({ line: 'RNG' });
  await expect.element(row('Mango Monsoon')).toBeVisible();
  row('Evening Ferry').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('Evening Ferry is now number 1 of 4.')).toBeVisible();
  await userEvent.dragAndDrop(row('Mango Monsoon'), row('Lotus Lanterns'), { targetPosition: { x: 40, y: 4 } });
  await expect
    .poll(() => office.askedOf('orderGame').map(({ body }) => body))
    .toEqual([
      { merchant: 'atrium01', game: second, before: first },
      { merchant: 'atrium01', game: third, before: first },
    ]);
});

test('the order cannot be changed while only part of a line is shown', async () => {
  const office = await openList({ line: 'RNG', flag: 'hot' });
  await expect.element(page.getByText('To change the order, filter by a line and nothing else.')).toBeVisible();
  await expect.element(row('Evening Ferry')).toBeVisible();
  row('Evening Ferry').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(office.askedOf('orderGame')).toEqual([]);
});

test('if a colleague was faster, both sides are shown, and mine replaces theirs only when I say so', async () => {
  let version = 3;
  const office = createFakeOffice({
    getGame: () => (version === 3 ? aPage() : aPage({ version: 4, game: aGame({ rtp: 9400 }) })),
    changeGame: ({ body }) => {
      if (body.version !== 3) return aPage({ version: 5, game: aGame({ rtp: body.rtp ?? null }) });
      version = 4;
      return refusing('version_conflict')();
    },
  });
  const rights = { change: true, availability: () => true, flags: () => true, maintenance: () => true };
  await render(
    <Stage office={office}>
      <GameScreen game={first!} merchants={['atrium01']} rights={rights} tab="facts" onTab={() => undefined} back={<a href="#games" />} />
    </Stage>,
  );
  await page.getByLabelText(/Stated RTP/).fill('97.10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('It is now: 94.00%')).toBeVisible();
  await expect.element(page.getByText('You want: 97.10%')).toBeVisible();
  await expect.element(page.getByLabelText(/Stated RTP/)).toHaveValue('97.10');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect.element(page.getByText('Saved. Every merchant has it now.')).toBeVisible();
  expect(office.askedOf('changeGame').map(({ body }) => body)).toEqual([
    { game: first, version: 3, rtp: 9710 },
    { game: first, version: 4, rtp: 9710 },
  ]);
});

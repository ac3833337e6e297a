import { ApiError } from '@parlour/api';
import { expect, test } from 'vitest';
import { openLottery } from '../testing/open-lottery.tsx';
import { LaunchScreen } from './launch-screen.tsx';

const page = { pageNo: 1, totalPages: 1, pageSize: 40, totalCount: 2 };
const closed = { vassalage: 'DRW', gameCode: 'closed-draw', playable: false };
const open = { vassalage: 'DRW', gameCode: 'river-delta-draw', playable: true };

test.each([
  ['the first game of a vendor that can be played', [closed, open], '/seamless', { vassalage: 'DRW', gameCode: 'river-delta-draw' }],
  ['the lotteries of the site where vendors have none', [closed], '/lottery', {}],
])('the address of lotteries launches %s', async (_, list, to, search) => {
  const { router } = await openLottery(<LaunchScreen />, { listGames: { list, page } });
  await expect.poll(() => router.state.location.pathname).toBe(to);
  expect(router.state.location.search).toEqual(search);
});

test('if the list of games fails to load, the page says so and offers to retry', async () => {
  const refused = new ApiError({ code: 'not_found', status: 404 });
  const { screen, answers, router } = await openLottery(<LaunchScreen />, { listGames: refused });
  await expect.element(screen.getByText('The game could not be opened')).toBeVisible();
  answers['listGames'] = { list: [open], page };
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/seamless');
});

import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aDraw, closedDraw, games } from '../testing/draws.ts';
import { DrawsScreen } from './draws-screen.tsx';

test('draws that need attention come first, each with what to do, also on a phone', async () => {
  await page.viewport(390, 844);
  const late = closedDraw({ draw: 'XSMB-20260821', problem: 'sourcesDiffer' });
  const office = createFakeOffice({
    listDraws: ({ query }) => ({ list: query?.problem ? [late] : [aDraw(), late], next: null, about: { count: 2, exact: true } }),
    listLotteryGames: { list: games },
  });
  const opened: string[] = [];
  await render(
    <Stage office={office}>
      <DrawsScreen merchant="atrium01" filters={{}} onFilter={() => undefined} onOpen={({ draw }) => opened.push(draw)} />
    </Stage>,
  );
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect.element(page.getByRole('row', { name: /^North XSMB-20260822/ })).toBeVisible();
  await expect.element(attention.getByText('North', { exact: true })).toBeVisible();
  await expect.element(attention.getByText('1 draw needs attention')).toBeVisible();
  await expect.element(attention.getByText('Two operators look at both reports and type the result.')).toBeVisible();
  await attention.getByRole('button', { name: 'Open XSMB-20260821' }).click();
  expect(opened).toEqual(['XSMB-20260821']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

import { createFakeOffice, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkedFeed, rowsOf } from '../testing/feeds.ts';
import { FeedScreen, type FeedFilters } from './feed-screen.tsx';
import { ImportsScreen } from './imports-screen.tsx';

const none = { list: [], next: null, about: { count: 0, exact: true } };

/** The screen, with its address as its state. */
function Feed() {
  const [filters, setFilters] = useState<FeedFilters>({});
  return (
    <FeedScreen
      feed="1"
      filters={filters}
      onFilter={(change) => setFilters({ ...filters, ...change })}
      mayCheck
      mayApply="apply"
      back={<a href="#lists" />}
    />
  );
}

async function openFeed(answers: Answers) {
  const office = createFakeOffice({
    getFeed: checkedFeed(),
    listFeedRows: ({ query }) => ({ ...none, list: [...rowsOf[query?.kind ?? 'new']] }),
    ...answers,
  });
  await render(
    <Stage office={office}>
      <Feed />
    </Stage>,
  );
  return office;
}

test('a file is sent unchanged; a refusal says why, and the chosen vendor stays', async () => {
  const opened: string[] = [];
  let problem: 'feed_not_utf8' | undefined = 'feed_not_utf8';
  const office = createFakeOffice({
    listFeeds: none,
    checkFeed: () => {
      if (problem) refusing(problem)();
      return checkedFeed();
    },
  });
  await render(
    <Stage office={office}>
      <ImportsScreen mayCheck onOpen={(id) => opened.push(id)} />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Check a list' }).first().click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('Choose a file.')).toBeVisible();
  await page.getByLabelText('Vendor’s code').fill('MGW');
  await page.getByLabelText('File').upload(new File(['[{"code":"চাঁদ"}]'], 'games.json'));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText(/isn’t in UTF-8/)).toBeVisible();
  await expect.element(page.getByLabelText('Vendor’s code')).toHaveValue('MGW');
  problem = undefined;
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.poll(() => opened).toEqual([checkedFeed().id]);
  const content = btoa(String.fromCharCode(...new TextEncoder().encode('[{"code":"চাঁদ"}]')));
  expect(office.askedOf('checkFeed').at(-1)?.body).toEqual({ vendor: 'MGW', source: 'games.json', content });
});

test('a row is left out by keyboard, and exactly the rows shown are proposed', async () => {
  const office = await openFeed({
    chooseFeedRows: checkedFeed(),
    applyFeed: {
      approval: '1',
      status: 'waits for a second operator',
      command: 'games import-apply',
      subject: 'MGW',
      first: 'me',
      next: '',
    },
  });
  const first = page.getByRole('row', { name: /moon-0/ });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('jx');
  await expect
    .poll(() => office.askedOf('chooseFeedRows').map(({ body }) => body))
    .toEqual([{ id: checkedFeed().id, chosen: false, places: [1] }]);
  await page.getByRole('button', { name: /^Refused/ }).click();
  await expect.element(page.getByText('The code is in the list more than once.')).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByLabelText('Reason').fill('Their list of November');
  await page.getByLabelText('Offered at once').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('applyFeed')).toEqual([
    { body: { id: checkedFeed().id, plan: checkedFeed().plan, state: 'playable', reason: 'Their list of November' } },
  ]);
});

test('a list with unknown columns is mapped first', async () => {
  const unread = checkedFeed({ mapping: { columns: { name: 'title' }, lines: {}, otherLine: null }, unknownLines: ['Sea games'] });
  let feed = unread;
  const office = await openFeed({
    getFeed: () => feed,
    mapFeed: ({ body }) => (feed = checkedFeed({ mapping: body.mapping })),
  });
  await page.getByLabelText(/^Code/).first().selectOptions('gameId');
  await page.getByLabelText('“Sea games” means').selectOptions('FISH');
  await page.getByRole('button', { name: 'Read the list again' }).click();
  await expect.element(page.getByRole('heading', { name: 'How the list is read' })).not.toBeInTheDocument();
  expect(office.askedOf('mapFeed')[0]?.body.mapping).toEqual({
    columns: { name: 'title', code: 'gameId' },
    lines: { 'Sea games': 'FISH' },
    otherLine: null,
  });
});

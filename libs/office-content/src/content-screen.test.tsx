import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ContentScreen } from './content-screen.tsx';
import { itemOf } from './testing.ts';

test('the place of a help article is its section as players see it, each merchant with its own', async () => {
  await page.viewport(1280, 900);
  const section = itemOf({ id: 's1', kind: 'helpSection', key: 'start', place: 'help', title: 'Getting started' });
  const other = { ...section, id: 's2', merchant: 'delta01', title: 'First steps' };
  const article = itemOf({ id: 'a1', kind: 'helpArticle', key: 'sign-up', place: 'start', title: 'How to sign up' });
  const articles = [
    article,
    { ...article, id: 'a2', merchant: 'delta01', title: 'How to register' },
    { ...article, id: 'a3', place: 'gone', title: 'An orphan' },
  ];
  const office = createFakeOffice({
    listContent: ({ query }) => ({ list: query?.kind === 'helpSection' ? [section, other] : articles }),
    listProposals: { list: [] },
  });
  await render(
    <Stage office={office}>
      <ContentScreen merchant={undefined} mayEdit filters={{ kind: 'helpArticle' }} onFilter={() => undefined} onOpen={() => undefined} />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /How to sign up.*Getting started/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /How to register.*First steps/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /An orphan.*gone/ })).toBeVisible();
});

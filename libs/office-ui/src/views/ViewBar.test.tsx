import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ViewBar, ViewContext, type NewView, type SavedView } from './ViewBar.tsx';

const view = (change: Partial<SavedView>): SavedView => ({
  id: 'one',
  screen: 'members',
  name: 'Blocked',
  query: 'status=blocked',
  role: null,
  isDefault: false,
  pinned: false,
  mail: null,
  merchant: null,
  own: true,
  ...change,
});

async function openBar(views: SavedView[], begin = '', mailed?: string) {
  const saved: NewView[] = [];
  const keeper = {
    views,
    roles: ['support'],
    save: (one: NewView) => Promise.resolve(void saved.push(one)),
    remove: () => Promise.resolve(),
    count: () => '41',
  };
  function Bar() {
    const [query, setQuery] = useState(begin);
    return (
      <ViewContext value={keeper}>
        <ViewBar screen="members" query={query} onOpen={setQuery} mailed={mailed} />
        <output>{query}</output>
      </ViewContext>
    );
  }
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } })}>
      <Bar />
    </I18nProvider>,
  );
  return saved;
}

test('the list’s views are offered, a pinned one with its count; pressing one opens it', async () => {
  await openBar([view({ pinned: true }), view({ id: 'two', screen: 'deposits', name: 'Waiting' })]);
  await expect.element(page.getByText('Waiting')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Blocked 41' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('status=blocked');
});

test('an address without filters shows the role’s default view; others are kept', async () => {
  const byDefault = view({ role: 'support', isDefault: true, own: false });
  await openBar([byDefault]);
  await expect.element(page.getByRole('status')).toHaveTextContent('status=blocked');
});

test('the current filter is saved under a name and shared with a role', async () => {
  const saved = await openBar([], 'status=excluded');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Give the view a name.')).toBeVisible();
  await page.getByLabelText('Name').fill('Excluded');
  await page.getByLabelText('Who sees it').selectOptions('You, and the role support');
  await page.getByLabelText('Open the list with this view for that role').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved).toEqual([
    {
      screen: 'members',
      query: 'status=excluded',
      name: 'Excluded',
      role: 'support',
      isDefault: true,
      pinned: false,
      mail: null,
      merchant: null,
    },
  ]);
});

test('a view that can be sent by e-mail is saved with how often, and about which merchant', async () => {
  const saved = await openBar([view({ mail: 'daily', merchant: 'atrium01' })], 'report=games', 'atrium01');
  await expect.element(page.getByRole('button', { name: 'Blocked by e-mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabelText('Name').fill('Games');
  await page.getByLabelText('Send me a link by e-mail').selectOptions('On Mondays, about the last seven days');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => saved).toMatchObject([{ name: 'Games', mail: 'weekly', merchant: 'atrium01' }]);
});

test('a view without columns is recognised in an address with columns, and can then be saved as another', async () => {
  await openBar([view({})], 'columns.members=username.-status&status=blocked');
  await expect.element(page.getByRole('button', { name: 'Delete the view Blocked' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save this view' })).toBeVisible();
});

test('columns alone do not prevent the role’s default view', async () => {
  await openBar([view({ role: 'support', isDefault: true, own: false })], 'columns.members=username.-status');
  await expect.element(page.getByRole('status')).toHaveTextContent('status=blocked');
});

import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../session/session.ts';
import type { Found } from './choices.ts';
import { sessionOf } from '../testing/session-of.ts';
import { SearchDialog } from './search-dialog.tsx';

const owner = sessionOf('owner');
const member: Found = { kind: 'member', id: '01981c2e-0000-7000-8000-00000000a001', merchant: 'atrium01', title: 'rahim.k', by: 'name' };
const proposal: Found = {
  kind: 'proposal',
  id: '01981c2e-0000-7000-8000-00000000f001',
  merchant: 'atrium01',
  title: '34000.00 BDT, rahim.k',
  by: 'id',
};

/** The dialog over the rest of the office; where it leads to. */
async function open(searchOffice: Answers['searchOffice'], session = owner) {
  const office = createFakeOffice({ searchOffice: searchOffice! });
  const root = createRootRoute({ component: () => <SearchDialog open onClose={() => undefined} />, notFoundComponent: () => null });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <Stage office={office}>
      <SessionContext value={session}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </Stage>,
  );
  return { office, went: () => router.history.location.href };
}
const type = (text: string) => userEvent.fill(page.getByRole('combobox', { name: 'Search everything' }), text);

test('a search result is opened by the keyboard alone', async () => {
  const { office, went } = await open({ list: [member, proposal] });
  await type('rahim');
  await expect.element(page.getByRole('option', { name: /rahim\.k.*Name · atrium01.*Member/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(went()).toBe(`/approvals?open=${proposal.id}`);
  expect(office.askedOf('searchOffice')).toEqual([{ body: { text: 'rahim', merchant: 'atrium01' } }]);
});

test('an action typed before a name limits the search to members, and the member’s page opens its dialog at once', async () => {
  const { office, went } = await open({ list: [member, proposal] });
  await type('end sessions rahim');
  await expect.element(page.getByRole('option', { name: /rahim\.k.*End sessions/ })).toBeVisible();
  expect(page.getByRole('option').all()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(went()).toBe(`/m/atrium01/members/${member.id}?ask=endSessions`);
  expect(office.askedOf('searchOffice')).toEqual([{ body: { text: 'rahim', merchant: 'atrium01' } }]);
});

test('for an operator who may not do it, the words of an action are an ordinary search', async () => {
  const { office } = await open({ list: [] }, sessionOf('auditor'));
  await type('block rahim');
  await expect.element(page.getByText('Nothing found. Numbers and e-mail addresses must be complete.')).toBeVisible();
  expect(office.askedOf('searchOffice')).toEqual([{ body: { text: 'block rahim', merchant: 'atrium01' } }]);
});

test('screens and settings are found by name, without a request for the first letter', async () => {
  const { office, went } = await open({ list: [] });
  await type('w');
  await expect.element(page.getByRole('option', { name: /Withdrawals.*Screen/ })).toBeVisible();
  expect(office.asked).toEqual([]);
  await page.getByRole('option', { name: /Withdrawals/ }).click();
  expect(went()).toBe('/m/atrium01/withdrawals');
});

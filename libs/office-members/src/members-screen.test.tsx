import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MembersScreen, type MemberFilters } from './members-screen.tsx';
import { listedMember } from './testing/members.ts';

const list = [listedMember(), listedMember({ id: '01981c2e-0000-7000-8000-000000000102', username: 'nusrat_77' })];

function Screen({ onFilters }: { onFilters: (filters: MemberFilters) => void }) {
  const [filters, setFilters] = useState<MemberFilters>({ tag: 'vip' });
  return (
    <MembersScreen
      merchant="atrium01"
      mayBlock
      filters={filters}
      onFilter={(change) => {
        setFilters({ ...filters, ...change });
        onFilters({ ...filters, ...change });
      }}
      onOpen={() => undefined}
    />
  );
}

async function openScreen() {
  const office = createFakeOffice({
    listMembers: { list, next: null, about: { count: 3412, exact: true } },
    blockMembers: { proposal: '01981c2e-0000-7000-8000-000000000201', subjects: 500, notBefore: null },
  });
  const asked: MemberFilters[] = [];
  await render(
    <Stage office={office}>
      <Screen onFilters={(filters) => asked.push(filters)} />
    </Stage>,
  );
  await expect.element(page.getByText('nusrat_77')).toBeVisible();
  return { office, asked };
}

test('all members that match the filter are blocked at once, and the dialog says how many', async () => {
  const { office } = await openScreen();
  await page.getByRole('checkbox', { name: 'Select all that are loaded' }).click();
  await page.getByRole('button', { name: 'Select all 3,412 found' }).click();
  await page.getByRole('button', { name: 'Block 3,412 members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block 500 members?' });
  await expect.element(dialog.getByText(/The filter finds 3,412, and 500 is the most at once/)).toBeVisible();
  await dialog.getByLabelText('Reason').fill('one ring of fraud');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByText('They are being blocked. Approvals shows how far it is.')).toBeVisible();
  expect(office.askedOf('blockMembers').map(({ body }) => body)).toEqual([
    { filter: { tag: 'vip' }, merchant: 'atrium01', reason: 'one ring of fraud' },
  ]);
});

test('a number or an e-mail address is kept out of the filter, which is part of the address', async () => {
  const { asked } = await openScreen();
  const field = page.getByRole('searchbox', { name: 'Name at log-in' });
  await field.fill('nadia@example.net');
  await expect.element(page.getByText('Search for numbers and e-mail addresses with Ctrl K.')).toBeVisible();
  await field.fill('nadia');
  await expect.poll(() => asked).toEqual([{ tag: 'vip', name: 'nadia' }]);
});

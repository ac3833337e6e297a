import { createFakeOffice, onePage, Stage } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MembersScreen, type MemberFilters } from './members-screen.tsx';
import { MentionsScreen } from './mentions-screen.tsx';
import { listedMember, mention } from './testing/members.ts';

const list = [listedMember(), listedMember({ id: '01981c2e-0000-7000-8000-000000000102', username: 'nusrat_77' })];

function Screen({ onFilters }: { onFilters: (filters: MemberFilters) => void }) {
  const [filters, setFilters] = useState<MemberFilters>({ tag: 'vip' });
  return (
    <MembersScreen
      merchant="atrium01"
      mayBulk={{ block: true, tag: true, message: true }}
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
    tagMembers: { proposal: '01981c2e-0000-7000-8000-000000000202', subjects: 2, notBefore: null },
    messageMembers: { approval: '01981c2e-0000-7000-8000-000000000203' } as never,
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

test('those that are selected get and lose tags, or a message', async () => {
  const { office } = await openScreen();
  const members = list.map(({ id }) => id);
  const select = () => page.getByRole('checkbox', { name: 'Select all that are loaded' }).click();
  await select();
  await page.getByRole('button', { name: 'Tag 2 members' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags of 2 members' });
  await tags.getByRole('button', { name: 'Change the tags' }).click();
  await expect.element(tags.getByText('Enter a tag to add or to remove.')).toBeVisible();
  await tags.getByLabelText('Tags to add').fill('winter, , vip');
  await tags.getByLabelText('Tags to remove').fill('slow-payer');
  await tags.getByRole('button', { name: 'Change the tags' }).click();
  await expect.element(page.getByText('Their tags are being changed. Approvals shows how far it is.')).toBeVisible();
  const tagged = office.askedOf('tagMembers').map(({ body }) => body);
  expect(tagged).toEqual([{ members, merchant: 'atrium01', add: ['winter', 'vip'], remove: ['slow-payer'] }]);

  await select();
  await page.getByRole('button', { name: 'Message 2 members' }).click();
  const message = page.getByRole('dialog', { name: 'Message to 2 members' });
  await message.getByLabelText('Message to the members').fill('The mall has new items.');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  const sent = office.askedOf('messageMembers').map(({ body }) => body);
  expect(sent).toEqual([{ members, merchant: 'atrium01', text: 'The mall has new items.' }]);
});

test('a number or an e-mail address is kept out of the filter, which is part of the address', async () => {
  const { asked } = await openScreen();
  const field = page.getByRole('searchbox', { name: 'Name at log-in' });
  await field.fill('nadia@example.net');
  await expect.element(page.getByText('Search for numbers and e-mail addresses with Ctrl K.')).toBeVisible();
  await field.fill('nadia');
  await expect.poll(() => asked).toEqual([{ tag: 'vip', name: 'nadia' }]);
});

test('a note that names the operator is new until they have seen it', async () => {
  let seen: string | null = null;
  const office = createFakeOffice({
    listMentions: () => onePage([mention({ seen })]),
    seeMention: ({ body: { id } }) => {
      seen = '2026-11-24T09:00:00.000Z';
      return { id, seen };
    },
  });
  await render(
    <Stage office={office}>
      <MentionsScreen merchant={undefined} linkTo={({ id, merchant }, text) => <a href={`#${merchant}-${id}`}>{text}</a>} />
    </Stage>,
  );
  await expect.element(page.getByText('@amina, does he always pay by this bank?')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'rahim.k' })).toHaveAttribute('href', `#atrium01-${mention().memberId}`);
  await page.getByRole('button', { name: 'Mark as seen' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as seen' })).not.toBeInTheDocument();
  expect(office.askedOf('seeMention').map(({ body }) => body)).toEqual([{ id: mention().id }]);
});

import { createFakeOffice, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memberBonus, memberProfile } from '../testing/members.ts';
import { AgreementsTab } from './member-lists.tsx';
import { MemberScreen, type MemberRights, type MemberTab } from './member-screen.tsx';

const member = memberProfile();
const rights: MemberRights = {
  block: true,
  endSessions: true,
  exclude: true,
  reset: true,
  agent: false,
  adjust: false,
  debts: false,
  note: true,
  reveal: true,
  deposits: false,
  withdrawals: false,
  askVendor: true,
  message: true,
  forfeit: true,
  limit: true,
  exportData: true,
  erase: true,
};

function Screen({ may }: { may: MemberRights }) {
  const [tab, setTab] = useState<MemberTab>('overview');
  return (
    <MemberScreen
      member={member.id}
      rights={may}
      tab={tab}
      onTab={setTab}
      open={undefined}
      back={<a href="#members" />}
      linkTo={(_id, text) => <a href="#member">{text}</a>}
      linkToInvited={(code, text) => <a href={`#invited-by-${code}`}>{text}</a>}
    />
  );
}

async function openScreen(answers: Answers = {}, may = rights) {
  const office = createFakeOffice({ getMember: member, ...answers });
  await render(
    <Stage office={office}>
      <Screen may={may} />
    </Stage>,
  );
  await expect.element(page.getByRole('heading', { name: 'rahim.k' })).toBeVisible();
  return office;
}

test('a field is shown in clear for a reason, which stays after a refusal', async () => {
  let refused = true;
  const office = await openScreen({
    revealMemberField: ({ body }) => {
      if (refused) refusing('forbidden')();
      return { id: body.member, field: body.field, value: 'Rahim Khan' };
    },
  });
  await page.getByRole('button', { name: 'Show' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show' }).click();
  expect(office.askedOf('revealMemberField')).toEqual([]);
  await dialog.getByLabelText('Why do you need it?').fill('The bank asks who this is.');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect.element(dialog.getByLabelText('Why do you need it?')).toHaveValue('The bank asks who this is.');
  refused = false;
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByText('Rahim Khan')).toBeVisible();
  expect(office.askedOf('revealMemberField').at(-1)?.body).toEqual({
    member: member.id,
    field: 'name',
    reason: 'The bank asks who this is.',
  });
});

test('excluding a member needs the member, a period and a reason', async () => {
  const office = await openScreen({
    excludeMember: { id: member.id, merchant: member.merchant, username: member.username, excludedUntil: '2027-01-01T00:00:00.000Z' },
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Exclude from betting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude rahim.k from betting?' });
  await dialog.getByLabelText('For how long').selectOptions('For good');
  await dialog.getByLabelText('Why?').fill('Asked for it by telephone.');
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await expect.element(page.getByText('rahim.k can no longer bet.')).toBeVisible();
  expect(office.askedOf('excludeMember').map(({ body }) => body)).toEqual([{ member: member.id, reason: 'Asked for it by telephone.' }]);
});

test('a member’s debt is taken from the balance, as far as it covers it', async () => {
  const owing = memberProfile({ balances: [...member.balances, { kind: 'debt', book: 'real', asset: 'BDT', balance: '75.00' }] });
  const repaid = { id: member.id, username: member.username, repaid: '50.00', owed: '25.00', currency: 'BDT' };
  const office = await openScreen({ getMember: owing, repayDebt: repaid }, { ...rights, debts: true });
  await page.getByRole('button', { name: 'Take the debt from the balance' }).click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect.element(page.getByText('50.00 BDT repaid; 25.00 BDT still owed.')).toBeVisible();
  expect(office.askedOf('repayDebt')).toEqual([{ body: { member: member.id } }]);
});

test('a tag is added and removed', async () => {
  const office = await openScreen({ tagMember: { id: member.id, merchant: member.merchant, username: member.username, tags: [] } });
  await page.getByLabelText('New tag').fill('vip');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the tag slow-payer' }).click();
  expect(office.askedOf('tagMember').map(({ body }) => body)).toEqual([
    { member: member.id, add: ['vip'] },
    { member: member.id, remove: ['slow-payer'] },
  ]);
});

test('an operator who may only look is offered no actions', async () => {
  const none = Object.fromEntries(Object.keys(rights).map((right) => [right, false])) as unknown as MemberRights;
  await openScreen({}, none);
  for (const name of ['Block', 'End sessions', 'More', 'Show', 'Add'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
});

test('a round opens beside the list, with its vendor’s statement about it', async () => {
  const round = {
    id: '01981c2e-0000-7000-8000-00000000e001',
    merchant: member.merchant,
    memberId: member.id,
    vendor: 'JL',
    vendorRound: 'r-81723',
    game: 'lotus-lanterns',
    stake: '5.00',
    win: '0.00',
    currency: 'BDT',
    book: 'real',
    status: 'open',
    placed: '2026-11-24T20:41:07.000Z',
    settled: null,
  } as const;
  const office = await openScreen({
    listRounds: { list: [round], next: null },
    askRoundVendor: {
      id: round.id,
      status: 'open',
      heard: 'differs',
      stake: '5.00',
      win: '0.00',
      vendorStake: '5.00',
      vendorWin: '20.00',
      currency: 'BDT',
      verifierUrl: null,
    },
  });
  await page.getByRole('tab', { name: 'Rounds' }).click();
  // A card on a phone shows the first facts of a round; its number at the vendor is one press away.
  await page.getByRole('row').filter({ hasText: 'r-81723' }).click();
  const drawer = page.getByRole('dialog', { name: 'Round' });
  await drawer.getByRole('button', { name: 'Ask the vendor' }).click();
  await expect.element(drawer.getByText('The vendor reports other sums.', { exact: false })).toBeVisible();
  await expect.element(drawer.getByText('20.00', { exact: false })).toBeVisible();
  expect(office.askedOf('askRoundVendor').at(-1)?.body).toEqual({ id: round.id });
});

test('the page lists what the member has agreed to, with the versions', async () => {
  const accepted = { merchant: member.merchant, member: member.id, account: member.username, at: '2026-11-24T20:41:07.000Z' } as const;
  const list = [{ ...accepted, document: 'terms' as const, version: 31 }];
  const office = createFakeOffice({ listLegalAcceptances: { list, next: null } });
  await render(
    <Stage office={office}>
      <AgreementsTab member={member.id} />
    </Stage>,
  );
  const row = page.getByRole('row').filter({ hasText: 'Terms and conditions' });
  await expect.element(row.getByText('31')).toBeVisible();
  expect(office.askedOf('listLegalAcceptances')[0]).toEqual({ query: { member: member.id } });
});

test('a message is sent to the member unchanged, and stays in the field after a refusal', async () => {
  let refused = true;
  const office = await openScreen({
    listMemberMessages: { list: [], next: null },
    sendMemberMessage: ({ body }) => {
      if (refused) refusing('forbidden')();
      return { id: member.id, at: '2026-11-24T20:41:07.000Z', kind: 'fromOperator', details: [body.text], read: null };
    },
  });
  await page.getByRole('tab', { name: 'Messages' }).click();
  const field = page.getByLabelText('Message to the member');
  await field.fill('Please send a picture of the receipt.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('Please send a picture of the receipt.');
  refused = false;
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveValue('');
  expect(office.askedOf('sendMemberMessage').at(-1)?.body).toEqual({ member: member.id, text: 'Please send a picture of the receipt.' });
});

test('ending a bonus needs a reason and shows its cost first; an ended one cannot be ended again', async () => {
  const bonus = memberBonus({ promotion: 'WELCOME', balance: '55.50' });
  const over = memberBonus({ id: '01981c2e-0000-7000-8000-000000000302', promotion: 'SPRING', status: 'usedUp', ended: bonus.granted });
  const office = await openScreen({
    listMemberBonuses: { list: [bonus, over], next: null },
    forfeitMemberBonus: { id: bonus.id, promotion: bonus.promotion, username: member.username, returned: '55.50', currency: 'BDT' },
  });
  await page.getByRole('tab', { name: 'Bonuses' }).click();
  const end = page.getByRole('button', { name: 'End it' });
  await expect.element(end).toBeVisible();
  expect(end.all().length).toBe(1);
  await end.click();
  const dialog = page.getByRole('dialog', { name: 'End the bonus WELCOME?' });
  await expect.element(dialog.getByText('55.50')).toBeVisible();
  await dialog.getByLabelText('Why?').fill('Two accounts of one person.');
  await dialog.getByRole('button', { name: 'End the bonus' }).click();
  await expect.element(page.getByText('The bonus has ended.')).toBeVisible();
  expect(office.askedOf('forfeitMemberBonus').map(({ body }) => body)).toEqual([{ id: bonus.id, reason: 'Two accounts of one person.' }]);
});

test('a reward is given from an award that is running, for a reason', async () => {
  const office = await openScreen({
    listMemberBonuses: { list: [], next: null },
    listGivableRewards: { list: [{ promotion: 'share-and-win', most: '500.00' }] },
    giveMemberReward: {
      member: member.id,
      username: member.username,
      promotion: 'share-and-win',
      amount: '25.00',
      currency: 'BDT',
      bonus: false,
    },
  });
  await page.getByRole('tab', { name: 'Bonuses' }).click();
  await page.getByRole('button', { name: 'Give a reward' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give .* a reward$/ });
  await dialog.getByLabelText('Amount in BDT').fill('25.00');
  await dialog.getByLabelText('Reason').fill('An apology for the delay');
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect.element(page.getByText('The reward is given.')).toBeVisible();
  expect(office.askedOf('giveMemberReward').map(({ body }) => body)).toEqual([
    { member: member.id, promotion: 'share-and-win', amount: '25.00', reason: 'An apology for the delay' },
  ]);
});

test('a deposit limit is changed for a reason, or removed by leaving it empty', async () => {
  const office = await openScreen({
    limitMember: {
      approval: '01981c2e-0000-7000-8000-000000000009',
      status: 'waits for a second operator',
      command: 'members limit',
      subject: member.id,
      first: 'amina',
      next: 'approvals approve',
    },
  });
  await page.getByRole('tab', { name: 'Limits' }).click();
  await expect.element(page.getByText('5,000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Deposits in 7 days' });
  await dialog.getByLabelText('At most, in BDT').fill('lots');
  await dialog.getByLabelText('Why?').fill('Asked for it by telephone.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write an amount such as 1000.00.')).toBeVisible();
  await dialog.getByLabelText('At most, in BDT').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('limitMember').map(({ body }) => body)).toEqual([
    { member: member.id, days: 7, amount: null, reason: 'Asked for it by telephone.' },
  ]);
});

test('a contact is corrected for a reason by two, or taken away by leaving it empty; a slip is told at its field', async () => {
  const office = await openScreen({
    correctMember: {
      approval: '01981c2e-0000-7000-8000-000000000009',
      status: 'waits for a second operator',
      command: 'members correct',
      subject: member.id,
      first: 'amina',
      next: 'approvals approve',
    },
  });
  const propose = async (what: string, value: string, problem?: string) => {
    await page.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the details of rahim.k' });
    await dialog.getByLabelText('What is wrong?').selectOptions(what);
    await dialog.getByLabelText('Why?').fill('The passport says so.');
    if (problem !== undefined) {
      await dialog.getByRole('button', { name: 'Propose it' }).click();
      await expect.element(dialog.getByText(problem)).toBeVisible();
    }
    await dialog.getByRole('textbox', { name: what }).fill(value);
    await dialog.getByRole('button', { name: 'Propose it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await propose('Name', ' Rokeya Sultana ', 'Enter a name.');
  await propose('E-mail', '');
  const body = { member: member.id, reason: 'The passport says so.' };
  expect(office.askedOf('correctMember').map(({ body: sent }) => sent)).toEqual([
    { ...body, field: 'name', value: 'Rokeya Sultana' },
    { ...body, field: 'email', value: null },
  ]);
});

test('what is open keeps the data from being erased, and is named; otherwise a reason is asked for, and it is proposed', async () => {
  let open: ('money' | 'exclusion')[] = ['money', 'exclusion'];
  const asked: unknown[] = [];
  await openScreen({
    getMemberErasure: () => ({ id: member.id, merchant: member.merchant, username: member.username, obstacles: open }),
    eraseMember: ({ body }) => {
      asked.push(body);
      return { approval: 'x', status: 'waits for a second operator', command: '', subject: member.id, first: 'amina', next: '' };
    },
  });
  const ask = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Erase the personal data' }).click();
  };
  await ask();
  await expect.element(page.getByText(/There is money in the account/)).toBeVisible();
  await expect.element(page.getByText(/excluded from betting. Until/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  open = [];
  await ask();
  await page.getByLabelText('Why?').fill('Asked for it by letter.');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(asked).toEqual([{ member: member.id, reason: 'Asked for it by letter.' }]);
});

test('with an erased account nothing can be done', async () => {
  await openScreen({ getMember: memberProfile({ status: 'blocked', erased: '2026-11-28T10:00:00.000Z', personal: [] }) });
  await expect.element(page.getByText('Erased', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Block|Unblock|End sessions|More/ })).not.toBeInTheDocument();
});

test('a document is uploaded with its kind, shown for a reason, and decided once', async () => {
  const at = '2026-11-28T10:00:00.000Z';
  let documents = [
    { id: 'd1', memberId: member.id, kind: 'identity', state: 'waiting', by: 'amina', at, decidedBy: null, decidedAt: null, reason: null },
  ];
  const asked: unknown[] = [];
  await openScreen({
    listMemberDocuments: () => ({ list: documents as never }),
    addMemberDocument: ({ body }) => {
      asked.push(body.kind);
      return documents[0] as never;
    },
    viewMemberDocument: ({ body }) => {
      asked.push(body);
      return { id: 'd1', picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' };
    },
    decideMemberDocument: ({ body }) => {
      asked.push(body);
      documents = [
        { ...documents[0]!, state: 'accepted', decidedBy: 'amina' as never, decidedAt: at as never, reason: body.reason as never },
      ];
      return documents[0] as never;
    },
  });
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByLabelText('Kind of document').selectOptions('address');
  await page.getByLabelText('Upload a picture').upload(new File(['x'], 'card.png', { type: 'image/png' }));
  await expect.poll(() => asked).toEqual(['address']);
  await page.getByRole('button', { name: 'Show the picture' }).click();
  await page.getByLabelText('Why do you need it?').fill('To compare the name.');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(page.getByRole('img', { name: 'Identity' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByLabelText('Why?').fill('The name is the same.');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect.element(page.getByText('The name is the same.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(asked.slice(1)).toEqual([
    { id: 'd1', reason: 'To compare the name.' },
    { id: 'd1', accept: true, reason: 'The name is the same.' },
  ]);
});

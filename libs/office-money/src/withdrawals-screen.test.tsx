import { createFakeOffice, refusing, Stage, tellableChanges, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { reviewed, waitingWithdrawal } from './testing/payments.ts';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

/** A queue that gets shorter as it is decided, as the gateway's does. */
async function openScreen(members: readonly string[], answers: Answers = {}) {
  let queue = members.map((member, index) => waitingWithdrawal({ id: `01981c2e-0000-7000-8000-00000000000${index}`, member }));
  const decide = (id: string, status: string) => {
    const row = queue.find((each) => each.id === id)!;
    queue = queue.filter((each) => each.id !== id);
    return { id, merchant: row.merchant, amount: row.amount, currency: row.currency, status, reason: null };
  };
  const changes = tellableChanges();
  const office = createFakeOffice({
    listPendingWithdrawals: () => ({ list: queue }),
    reviewWithdrawal: ({ query }) => reviewed({ id: query.id }),
    claimWithdrawal: ({ body }) => ({ id: body.id, by: 'amina', until: '2030-01-01T00:10:00.000Z' }),
    unclaimWithdrawal: ({ body }) => ({ id: body.id }),
    approveWithdrawal: ({ body }) => decide(body.id, 'approved'),
    rejectWithdrawal: ({ body }) => decide(body.id, 'rejected'),
    ...answers,
  });
  function Screen() {
    const [open, setOpen] = useState<string>();
    return (
      <WithdrawalsScreen
        merchant="atrium01"
        operator="amina"
        rights={{ decide: true, hold: true, reveal: true }}
        open={open}
        onOpen={setOpen}
        filters={{}}
        onFilter={() => undefined}
        onMember={() => undefined}
      />
    );
  }
  await render(
    <Stage office={office} changes={changes}>
      <Screen />
    </Stage>,
  );
  await expect.element(row(members[0]!)).toBeVisible();
  row(members[0]!).element().focus();
  /** One more member asks for their money. */
  const ask = (member: string) => {
    queue = [...queue, waitingWithdrawal({ id: `01981c2e-0000-7000-8000-00000000001${queue.length}`, member })];
    changes.tell('withdrawals', 'atrium01');
  };
  return Object.assign(office, { ask });
}

const row = (member: string) => page.getByRole('row', { name: new RegExp(member) });
const dialog = (name: string) => page.getByRole('dialog', { name });

test('a queue is paid out by keyboard alone: after each decision the next row has the focus', async () => {
  const office = await openScreen(['rahim', 'nusrat', 'tanvir']);
  for (const [member, next] of [
    ['rahim', 'nusrat'],
    ['nusrat', 'tanvir'],
  ] as const) {
    await userEvent.keyboard('a');
    await expect.element(dialog(`Approve the withdrawal of ${member}?`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Approve' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row(next)).toHaveFocus();
  }
  expect(office.askedOf('approveWithdrawal')).toHaveLength(2);
});

test('on a withdrawal with hints `a` opens it instead of approving; it is claimed while open', async () => {
  const office = await openScreen(['rahim'], {
    reviewWithdrawal: ({ query }) =>
      reviewed({ id: query.id, list: [{ kind: 'payeeShared', count: 3, at: null, amount: null, subject: null }] }),
  });
  await userEvent.keyboard('a');
  await expect.element(dialog('Withdrawal of rahim')).toBeVisible();
  await expect.element(page.getByText('3 other members are paid to this account.')).toBeVisible();
  expect(office.askedOf('approveWithdrawal')).toEqual([]);
  await expect.poll(() => office.askedOf('claimWithdrawal')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => office.askedOf('unclaimWithdrawal')).toHaveLength(1);
});

test('of one that takes two operators the question says so, and an own claim is told as such', async () => {
  const claim = { claimedBy: 'amina', claimedUntil: '2030-01-01T00:10:00.000Z' };
  await openScreen(['rahim'], {
    listPendingWithdrawals: { list: [waitingWithdrawal({ member: 'rahim', amount: '26000.00', ...claim })] },
    reviewWithdrawal: ({ query }) => reviewed({ id: query.id, needsTwo: true }),
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You are working on it.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('A sum this large takes two operators: it is paid once another one approves it too.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Propose it' })).toBeVisible();
});

test('one claimed by a colleague cannot be decided', async () => {
  const office = await openScreen(['rahim'], {
    listPendingWithdrawals: { list: [waitingWithdrawal({ member: 'rahim', claimedBy: 'bao', claimedUntil: '2030-01-01T00:10:00.000Z' })] },
  });
  await userEvent.keyboard('a');
  await expect.element(page.getByText('bao is working on it.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(office.askedOf('claimWithdrawal')).toEqual([]);
});

test('a document is asked for in words that the member reads, and the row shows what came', async () => {
  const asked = '2030-01-01T00:00:00.000Z';
  const office = await openScreen(['rahim', 'nusrat'], {
    listPendingWithdrawals: {
      list: [
        waitingWithdrawal({ member: 'rahim' }),
        waitingWithdrawal({ id: '01981c2e-0000-7000-8000-000000000002', member: 'nusrat', documentAsked: asked, proofs: 2 }),
      ],
    },
    askWithdrawalDocument: ({ body: { id } }) => ({ id, documentAsked: asked }),
  });
  await expect.element(row('nusrat').getByText('Document sent')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ask for a document' }).click();
  const question = dialog('Ask rahim for a document');
  await question.getByLabelText('Message to the member').fill('আপনার পরিচয়পত্রের ছবি পাঠান।');
  await question.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(page.getByText('Asked. The pictures will be here, with the withdrawal.')).toBeVisible();
  expect(office.askedOf('askWithdrawalDocument').map(({ body }) => body)).toEqual([
    { id: waitingWithdrawal().id, text: 'আপনার পরিচয়পত্রের ছবি পাঠান।' },
  ]);
});

test('a message stays after a refusal, also in the open row', async () => {
  let isRefused = true;
  const office = await openScreen(['rahim', 'nusrat'], {
    rejectWithdrawal: ({ body }) =>
      isRefused
        ? refusing('not_found')()
        : { id: body.id, merchant: 'atrium01', amount: '1200.00', currency: 'BDT', status: 'rejected', reason: body.reason },
  });
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Reject' }).click();
  const message = page.getByRole('textbox', { name: 'Message to the member' });
  await message.fill('The account is closed');
  const reject = dialog('Reject the withdrawal of rahim').getByRole('button', { name: 'Reject' });
  await reject.click();
  await expect.element(page.getByText(/no longer there/)).toBeVisible();
  await expect.element(message).toHaveValue('The account is closed');
  isRefused = false;
  await reject.click();
  await expect.element(page.getByText(/^Rejected\. The money is back/)).toBeVisible();
  expect(office.askedOf('rejectWithdrawal').map(({ body }) => body.reason)).toEqual(Array(2).fill('The account is closed'));
});

test('an unprovable dispute ends as the merchant has set, which the dialog states first', async () => {
  const disputed = waitingWithdrawal({ member: 'rahim', status: 'disputed' });
  const office = await openScreen(['rahim'], {
    listPendingWithdrawals: { list: [disputed] },
    listWithdrawalProofs: { list: [] },
    forceWithdrawal: ({ body }) => ({
      id: body.id,
      merchant: 'atrium01',
      amount: '1200.00',
      currency: 'BDT',
      status: 'rejected',
      reason: body.reason,
    }),
  });
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'End without proof' }).click();
  const asked = dialog('End the dispute of rahim without proof');
  await expect.element(asked.getByText(/gives the money of such a withdrawal back/)).toBeVisible();
  await asked.getByRole('textbox', { name: 'Message to the member' }).fill('The bank knows nothing of it.');
  await asked.getByRole('button', { name: 'End the dispute' }).click();
  await expect.element(page.getByText('The money is back in the member’s balance.')).toBeVisible();
  expect(office.askedOf('forceWithdrawal')).toEqual([{ body: { id: disputed.id, reason: 'The bank knows nothing of it.' } }]);
});

test('a withdrawal that arrives meanwhile is announced, and joins the queue on a press', async () => {
  const office = await openScreen(['rahim']);
  office.ask('nusrat');
  office.ask('tanvir');
  const show = page.getByRole('button', { name: 'Show 2 new rows' });
  await expect.element(show).toBeVisible();
  await expect.element(row('nusrat')).not.toBeInTheDocument();
  await show.click();
  await expect.element(row('tanvir')).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});

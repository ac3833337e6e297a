// Office O13: what is reviewed, and what is sent.
import { createFakeOffice, Stage, tellableChanges, type Answers } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApprovalsScreen, type ApprovalsView } from './approvals-screen.tsx';
import { waitingProposal } from './testing/people.ts';

interface Opened {
  view?: ApprovalsView | undefined;
  sought?: string;
  changes?: ReturnType<typeof tellableChanges>;
}

async function open(
  answers: Answers,
  { sought, view = sought === undefined ? 'all' : undefined, changes = tellableChanges() }: Opened = {},
) {
  const office = createFakeOffice(answers);
  await render(
    <Stage office={office} changes={changes}>
      <ApprovalsScreen view={view} sought={sought} onView={() => undefined} showsGaps={false} />
    </Stage>,
  );
  return office;
}

test('changed amounts are formatted in the operator’s language', async () => {
  const proposal = waitingProposal({ changes: [{ field: 'budget', before: '500.00 BDT', after: '1200.00 BDT' }], effect: null });
  await render(
    <Stage locale="bn" office={createFakeOffice({ listProposals: { list: [proposal] } })}>
      <ApprovalsScreen view="all" sought={undefined} onView={() => undefined} showsGaps={false} />
    </Stage>,
  );
  await expect.element(page.getByText('১,২০০.০০')).toBeVisible();
  await expect.element(page.getByText('৫০০.০০')).toBeVisible();
});

test('an approval sends the hash of what was reviewed, and says if it has changed since', async () => {
  const proposal = waitingProposal();
  const office = await open({
    listProposals: { list: [proposal] },
    approveProposal: { proposal: { ...proposal, status: 'stale', mayDecide: false }, result: null },
  });
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Pays .*34,000\.00.* to .*rahim\.k/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('Nothing was done: this has changed since it was proposed.')).toBeVisible();
  expect(office.askedOf('approveProposal')).toEqual([{ body: { id: proposal.id, hash: proposal.hash } }]);
});

test('a proposal about many can be stopped, and shows the outcome of each', async () => {
  const bulk = waitingProposal({
    operation: 'blockMembers',
    status: 'approved',
    mayDecide: false,
    maySteer: true,
    effect: null,
    progress: { waiting: 1, done: 1, stale: 0, failed: 1 },
  });
  const office = await open({
    listProposals: { list: [bulk] },
    stopProposal: { ...bulk, status: 'stopped' },
    listProposalItems: { list: [{ id: 'a', name: 'rahim.k', status: 'failed', outcome: 'Gone.' }] },
  });
  await expect.element(page.getByText('1 of 3 done, 0 changed meanwhile and left as they are, 1 failed.')).toBeVisible();
  await page.getByRole('button', { name: 'Show each' }).click();
  await expect.element(page.getByRole('row', { name: /rahim\.k.*Could not be done.*Gone\./ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => office.askedOf('stopProposal')).toEqual([{ body: { id: bulk.id } }]);
});

test('a proposal that arrives meanwhile is announced in its list, and shown on a press', async () => {
  const first = waitingProposal();
  let list = [first];
  const changes = tellableChanges();
  await open({ listProposals: () => ({ list }) }, { view: 'forMe', changes });
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  const [mine, another] = ['01981c2e-0000-7000-8000-00000000f002', '01981c2e-0000-7000-8000-00000000f003'];
  list = [first, waitingProposal({ id: mine, own: true, mayDecide: false }), waitingProposal({ id: another })];
  changes.tell('proposals', 'atrium01');
  const show = page.getByRole('button', { name: 'Show 1 new row' });
  await expect.element(show).toBeVisible();
  expect(page.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(1);
  await show.click();
  await expect.poll(() => page.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(2);
});

test('a proposal found by search has the focus, whether pending or decided', async () => {
  const decided = '01981c2e-0000-7000-8000-00000000f009';
  const second = waitingProposal({ id: decided, status: 'rejected', mayDecide: false });
  const office = await open(
    { listProposals: ({ query }) => ({ list: query?.decided ? [second] : [waitingProposal()] }) },
    { sought: decided },
  );
  await expect.element(page.getByRole('tab', { name: 'Decided' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => document.activeElement?.textContent).toContain('Rejected');
  expect(office.askedOf('listProposals')).toContainEqual({ query: { decided: true } });
});

test('what a proposal changes about a person is masked, and shown for a reason', async () => {
  const proposal = waitingProposal({
    operation: 'correctMember',
    changes: [{ field: 'mobile', before: '•••••• 001', after: '•••••• 002' }],
    masked: true,
    effect: null,
  });
  const office = createFakeOffice({
    listProposals: { list: [proposal] },
    revealProposal: { id: proposal.id, changes: [{ field: 'mobile', before: '+8801811000001', after: '+8801811000002' }] },
  });
  await render(
    <Stage office={office} changes={tellableChanges()}>
      <ApprovalsScreen view="all" sought={undefined} onView={() => undefined} showsGaps={false} mayReveal={() => true} />
    </Stage>,
  );
  await expect.element(page.getByText('•••••• 002')).toBeVisible();
  await page.getByRole('button', { name: 'Show what is hidden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Why do you need it?').fill('To compare it with the passport.');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByText('+8801811000002')).toBeVisible();
  expect(office.askedOf('revealProposal')).toEqual([{ body: { id: proposal.id, reason: 'To compare it with the passport.' } }]);
});

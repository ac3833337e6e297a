import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { waitingProposal } from './testing/people.ts';

async function open(answers: Answers) {
  const office = createFakeOffice(answers);
  await render(
    <Stage office={office}>
      <ApprovalsScreen view="all" onView={() => undefined} showsGaps={false} />
    </Stage>,
  );
  return office;
}

test('an approval sends the hash of what was reviewed, and says when it had changed', async () => {
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

test('what is done to many can be stopped, and shows how each ended', async () => {
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

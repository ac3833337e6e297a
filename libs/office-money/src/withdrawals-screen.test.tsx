import { createFakeOffice, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { waitingWithdrawal } from './testing/payments.ts';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

const first = waitingWithdrawal({ member: 'rahim.k' });
const second = waitingWithdrawal({ id: '01981c2e-0000-7000-8000-000000000002', member: 'nusrat_77' });

/** The screen with its address in its hands. */
function Screen() {
  const [open, setOpen] = useState<string>();
  return <WithdrawalsScreen merchant="atrium01" mayDecide mayReveal open={open} onOpen={setOpen} />;
}

async function openScreen(answers: Answers) {
  const office = createFakeOffice({ listPendingWithdrawals: { list: [first, second] }, ...answers });
  await render(
    <Stage office={office}>
      <Screen />
    </Stage>,
  );
  return office;
}

const row = (member: string) => page.getByRole('row', { name: new RegExp(member) });

test('a withdrawal is rejected by keyboard, with a message that stays while it is refused', async () => {
  let refused = true;
  const office = await openScreen({
    rejectWithdrawal: ({ body }) => {
      if (refused) refusing('not_found')();
      return { ...first, id: body.id, status: 'rejected', reason: body.reason };
    },
  });
  await expect.element(row('nusrat_77')).toBeVisible();
  row('rahim.k').element().focus();
  await userEvent.keyboard('jr');
  await page.getByLabelText('Message to the member').fill('The account is closed');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText(/no longer there/)).toBeVisible();
  await expect.element(page.getByLabelText('Message to the member')).toHaveValue('The account is closed');
  refused = false;
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText(/^Rejected\. The money is back/)).toBeVisible();
  expect(office.askedOf('rejectWithdrawal').map(({ body }) => body)).toEqual(
    Array(2).fill({ id: second.id, reason: 'The account is closed' }),
  );
});

import type { Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { ReferralScreen } from './referral-screen.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const referral: Schema<'Referral'> = {
  code: '4f1d2c3b5a69',
  link: 'https://lotus.example/register?referralCode=4f1d2c3b5a69',
  terms: { reward: bdt('377.00'), deposit: bdt('2000.00'), turnover: bdt('10000.00'), perMember: 50 },
  sums: { invited: 0, rewarded: 0, earned: bdt('0.00') },
  invited: [],
  page: { pageNo: 1, pageSize: 20, totalPages: 0, totalCount: 0 },
};
const friend: Schema<'InvitedPerson'> = {
  id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0001',
  name: 'ra***m',
  registeredAt: '2026-11-20T10:00:00.000Z',
  deposit: { now: bdt('2500.00'), target: bdt('2000.00') },
  turnover: { now: bdt('10000.00'), target: bdt('10000.00') },
  reward: bdt('377.00'),
  status: 'claim',
};

test('without friends the page shows the link, its QR code, and what a friend is worth', async () => {
  const { screen } = await openScreen(ReferralScreen, { getReferral: referral });
  await expect.element(screen.getByText(referral.link)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await expect.element(screen.getByText(/377\.00 for each friend/)).toBeVisible();
  await expect.element(screen.getByText(/Up to 50 friends are rewarded/)).toBeVisible();
  await expect.element(screen.getByText('No one has used your link yet')).toBeVisible();
});

test('a friend has two bars, and the reward can be claimed once both are full', async () => {
  const waiting = { ...friend, id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0002', turnover: { now: bdt('100.00'), target: bdt('10000.00') } };
  const { screen, call } = await openScreen(ReferralScreen, {
    getReferral: {
      ...referral,
      sums: { ...referral.sums, invited: 2 },
      invited: [friend, { ...waiting, status: 'joined' }],
    },
    claimReferral: { status: 'claimed', amount: bdt('377.00') },
  });
  const bars = screen.getByRole('progressbar', { name: 'Staked' });
  await expect.poll(() => bars.all().map((bar) => bar.element().getAttribute('aria-valuetext'))).toHaveLength(2);
  expect(bars.all()[1]!.element().getAttribute('aria-valuetext')).toMatch(/100\.00 of .*10,000\.00/);
  await screen.getByRole('button', { name: /^Claim .*377\.00/ }).click();
  await expect.element(screen.getByText(/377\.00 is in your balance/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('claimReferral', { body: { invited: friend.id } });
});

test('an invitation under review says so, and a rejected one says why', async () => {
  const { screen, answers } = await openScreen(ReferralScreen, {
    getReferral: { ...referral, sums: { ...referral.sums, invited: 1 }, invited: [friend] },
    claimReferral: { status: 'applying' },
  });
  const button = screen.getByRole('button', { name: /^Claim/ });
  await expect.element(button).toBeVisible();
  const reason = 'You two have one account.';
  answers['getReferral'] = {
    ...referral,
    sums: { ...referral.sums, invited: 1 },
    invited: [{ ...friend, status: 'rejected', reason }],
  };
  await button.click();
  await expect.element(screen.getByText(/We check this invitation first/)).toBeVisible();
  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Claim/ }).query()).toBeNull();
});

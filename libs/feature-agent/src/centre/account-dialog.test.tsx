import { ApiError, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { Downline } from './downline.tsx';
import { NewLink } from './new-link.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const subagent: Schema<'TeamAccount'> = {
  account: 'subagent',
  type: 1,
  group: 1930,
  share: null,
  balance: bdt('10.00'),
  teamSize: 2,
  teamBalance: bdt('30.00'),
  contracts: ['daily'],
  joinedAt: '2026-11-01T10:00:00.000Z',
  lastLoginAt: null,
  online: false,
  state: 'active',
};
const quota: Schema<'QuotaRows'> = {
  account: 'headagent',
  meteredFrom: 1920,
  list: [
    { group: 1940, granted: 5, used: 0, passedOn: 0 },
    { group: 1930, granted: 9, used: 2, passedOn: 3 },
  ],
};

interface Given {
  path?: string[];
  account?: Partial<Schema<'TeamAccount'>>;
  ownShare?: Schema<'PoolShare'>;
}

async function opened(answers: Answers = {}, { path = ['headagent'], account, ownShare }: Given = {}) {
  const page = await openScreen(
    Downline,
    {
      listTeamAccounts: {
        path,
        ownShare: ownShare ?? null,
        list: [{ ...subagent, ...account }],
        page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 },
      },
      listQuota: quota,
      getConsolidatedContracts: { kinds: ['daily'], transferDown: true },
      setDownlineGroup: { account: 'subagent', group: 1940 },
      grantQuota: quota,
      ...answers,
    },
    { who: {} },
  );
  const { screen } = page;
  await screen.getByRole('button', { name: 'Details' }).click();
  const dialog = screen.getByRole('dialog', { name: 'subagent' });
  await expect.element(dialog).toBeVisible();
  return { ...page, dialog, group: dialog.getByRole('textbox', { name: /^Prize group/ }) };
}

test('an agent sets the prize group of an account directly below', async () => {
  const { dialog, group, screen, call } = await opened();
  await expect.element(group).toHaveValue('1930');
  await group.fill('1940');
  await dialog.getByRole('button', { name: 'Save the prize group' }).click();
  await expect.element(screen.getByText('The prize group is now 1940.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('setDownlineGroup', { body: { account: 'subagent', group: 1940 } });
});

test.each([
  ['19', undefined, 'Please enter a prize group from 1700 to 2000.'],
  ['1990', new ApiError({ code: 'group_out_of_range', status: 422 }), /may be no higher than your own/],
] as const)('at the field of the prize group it says why %s is refused, and what was typed stays', async (typed, refusal, why) => {
  const { dialog, group } = await opened(refusal && { setDownlineGroup: refusal });
  await group.fill(typed);
  await dialog.getByRole('button', { name: 'Save the prize group' }).click();
  await expect
    .element(group)
    .toHaveAccessibleDescription(why instanceof RegExp ? expect.stringMatching(why) : expect.stringContaining(why));
  await expect.element(group).toHaveValue(typed);
});

test('quota is passed on for the groups that the account may open', async () => {
  const { dialog, call } = await opened();
  const groups = dialog.getByRole('combobox', { name: /^Quota of prize group/ });
  await expect.element(groups).toHaveTextContent('1930: 4 left');
  await dialog.getByRole('textbox', { name: /^Accounts to pass on/ }).fill('3');
  await dialog.getByRole('button', { name: 'Pass the quota on' }).click();
  await expect
    .poll(() => call.mock.calls.find(([operation]) => operation === 'grantQuota')?.[1])
    .toEqual({
      body: { account: 'subagent', group: 1930, count: 3 },
    });
});

test('the account’s contracts and transfers are one link away', async () => {
  const { dialog } = await opened();
  for (const [name, page] of [
    ['Contracts', 'contracts'],
    ['Send money', 'transfers'],
  ] as const)
    await expect.element(dialog.getByRole('link', { name })).toHaveAttribute('href', `/agentHome/${page}?account=subagent`);
});

test('where rebates are paid from a pool, an agent sets the share of an account directly below, up to their own', async () => {
  const share = { mode: 'percent', rate: '0.2' } as const;
  const { dialog, screen, call } = await opened(
    { setDownlineShare: { account: 'subagent', share: { mode: 'percent', rate: '0.3' } } },
    { account: { share }, ownShare: { mode: 'percent', rate: '0.3' } },
  );
  const rate = dialog.getByRole('textbox', { name: /^Percent of the stake/ });
  const save = dialog.getByRole('button', { name: 'Save the share' });
  await rate.fill('0.4');
  await save.click();
  await expect.element(rate).toHaveAccessibleDescription(/at most your own/);
  await rate.fill('0.3');
  await save.click();
  await expect.element(screen.getByText('The share is now: 0.3 % of the stake.')).toBeVisible();
  expect(call.mock.calls.filter(([operation]) => operation === 'setDownlineShare')).toEqual([
    ['setDownlineShare', { body: { account: 'subagent', share: { mode: 'percent', rate: '0.3' } } }],
  ]);
});

test('the downline is filtered to accounts that are online, or created within a range of days', async () => {
  const { screen, call } = await openScreen(
    Downline,
    {
      listTeamAccounts: {
        path: ['headagent'],
        ownShare: null,
        list: [subagent],
        page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 },
      },
      getTeamOverview: { day: '2026-11-20' },
    },
    { who: {} },
  );
  await expect.element(screen.getByText('Daily wages')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Online now' }).click();
  await screen.getByRole('combobox', { name: /^Joined/ }).selectOptions('Last 7 days');
  await expect
    .poll(() => call.mock.calls.filter(([operation]) => operation === 'listTeamAccounts').at(-1)?.[1])
    .toMatchObject({ query: { online: true, from: '2026-11-14', to: '2026-11-20' } });
});

test('an account further down can only be viewed', async () => {
  const { dialog, group } = await opened({}, { path: ['headagent', 'middle'] });
  await expect.element(dialog.getByText('Team balance')).toBeVisible();
  expect(group.query()).toBeNull();
  expect(dialog.getByRole('link').query()).toBeNull();
});

test('a link ends after the chosen number of days', async () => {
  const { screen, call } = await openScreen(
    () => <NewLink onClose={() => undefined} onMade={() => undefined} />,
    { createRegisterLink: new ApiError({ code: 'group_out_of_range', status: 422 }) },
    { who: {} },
  );
  await screen.getByRole('textbox', { name: /^Channel/ }).fill('Forum');
  await screen.getByRole('combobox', { name: /^Expires/ }).selectOptions('In 7 days');
  await screen.getByRole('button', { name: 'Create the link' }).click();
  await expect.poll(() => call.mock.calls.filter(([operation]) => operation === 'createRegisterLink').length).toBe(1);
  const { expiresAt } = (call.mock.calls.at(-1) as [string, { body: Schema<'RegisterLinkPayload'> }])[1].body;
  expect(Math.abs(Date.parse(expiresAt!) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
});

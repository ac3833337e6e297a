import { ApiError, type Schema } from '@parlour/api';
import { commitmentOf, drawRaffle } from '@parlour/domain/rewards';
import { openScreen, type Answers } from '@parlour/routes/testing';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { BonusDetailsScreen } from './bonus-details-screen.tsx';
import { DepositPromotion } from './deposit-promotion.tsx';
import { OwnOffers } from './offers.tsx';
import { RewardCentreScreen } from './reward-centre-screen.tsx';

const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
const wagering: Schema<'WageringTerms'> = {
  multiplier: '10',
  base: 'bonus',
  spend: 'realFirst',
  weights: [
    { of: 'RNG', percent: '100' },
    { of: 'default', percent: '0' },
  ],
  days: 14,
  maxBet: bdt('500.00'),
  onWithdrawal: 'forfeit',
};
const offer = (more: Partial<Schema<'PromotionView'>>): Schema<'PromotionView'> => ({
  code: 'first-deposit',
  kind: 'depositBonus',
  group: 'deposit',
  terms: '',
  optIn: false,
  decision: 'automatic',
  title: 'First deposit bonus',
  description: 'Bonus money for your first deposit.',
  status: 'claim',
  termsVersion: 3,
  percent: '70',
  minDeposit: bdt('1000.00'),
  wagering,
  ...more,
});
const bonus: Schema<'Bonus'> = {
  grant: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0001',
  code: 'first-deposit',
  title: 'First deposit bonus',
  status: 'active',
  amount: bdt('700.00'),
  balance: bdt('650.00'),
  required: bdt('7000.00'),
  wagered: bdt('1400.00'),
  weights: wagering.weights,
  spend: 'realFirst',
  onWithdrawal: 'forfeit',
  grantedAt: '2026-11-20T10:00:00.000Z',
};

const member = { currency: 'BDT' } as const;

/** Opens a page for a logged-in member, with `who` overriding the member's data. */
const open = (Screen: ComponentType, answers: Answers, who: Partial<Schema<'MemberInfo'>> | null = member) =>
  openScreen(Screen, answers, { who });

test('an offer shows its terms with their figures, and is claimed for a deposit under the version shown', async () => {
  const deposit = { id: '7d1c2a53-2f6f-4f3f-9d1e-2b9b6b0c0002', amount: bdt('1000.00'), gives: bdt('700.00') };
  const { screen, call } = await open(OwnOffers, {
    listPromotions: {
      list: [
        offer({ status: 'close', code: 'old', title: 'Over', whyNot: 'already_claimed' }),
        offer({ deposits: [deposit], picture: '/art/gift.svg' }),
      ],
    },
    claimPromotion: { status: 'issued', amount: bdt('700.00'), grant: bonus.grant },
  });
  await expect.element(screen.getByRole('heading', { level: 3 }).first()).toHaveTextContent('First deposit bonus');
  // Beside its title, the picture tells screen readers nothing.
  await expect.element(screen.getByRole('presentation')).toHaveAttribute('src', '/art/gift.svg');
  await screen.getByText('Terms').first().click();
  await expect.element(screen.getByText(/Stake 10 times the bonus/).first()).toBeVisible();
  await expect.element(screen.getByText(/500\.00 at most/).first()).toBeVisible();
  await expect.element(screen.getByText('Slots: 100%').first()).toBeVisible();
  await screen.getByRole('button', { name: /^Claim .*700\.00 for your deposit of .*1,000\.00/ }).click();
  await expect.element(screen.getByText(/700\.00 of bonus money is yours to play/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('claimPromotion', { body: { code: 'first-deposit', termsVersion: 3, deposit: deposit.id } });
});

test('a visitor sees the offers and is asked to register, then sees their own list after log-in', async () => {
  const { screen, answers, access, queryClient } = await open(OwnOffers, { listPromotions: { list: [offer({ status: 'joined' })] } }, null);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Offers' })).toBeVisible();
  await screen.getByText('Terms').click();
  await expect.element(screen.getByText(/Stake 10 times the bonus/).first()).toBeVisible();
  expect(screen.getByRole('link').query()).toBeNull();
  await screen.getByRole('button', { name: 'Join now: First deposit bonus' }).click();
  expect(access.openRegister).toHaveBeenCalledOnce();
  answers['listPromotions'] = { list: [offer({ kind: 'reward', amount: bdt('100.00') })] };
  queryClient.setQueryData(['session', 'member'], { id: 'm-1', role: 'member', ...member });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'For you' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Join now/ }).query()).toBeNull();
});

test('if the terms have changed meanwhile, nothing is claimed and the new ones are shown', async () => {
  const { screen, call, answers } = await open(OwnOffers, {
    listPromotions: { list: [offer({ kind: 'reward', amount: bdt('100.00') })] },
    claimPromotion: new ApiError({ code: 'terms_changed', status: 409 }),
  });
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  answers['listPromotions'] = { list: [offer({ kind: 'reward', amount: bdt('50.00'), termsVersion: 4 })] };
  await screen.getByRole('button', { name: 'Claim' }).click();
  await expect.element(screen.getByText(/terms have changed since you read them/)).toBeVisible();
  await expect.element(screen.getByText(/50\.00/).first()).toBeVisible();
  expect(call.mock.calls.filter(([operation]) => operation === 'claimPromotion')).toHaveLength(1);
});

test('a bonus is one bar, and giving it up shows its cost first', async () => {
  const { screen, call } = await open(BonusDetailsScreen, {
    getBonusDetails: { list: [bonus] },
    forfeitBonus: { returned: bdt('650.00') },
  });
  const bar = screen.getByRole('progressbar', { name: 'Wagered' });
  await expect.poll(() => bar.element().getAttribute('aria-valuetext')).toMatch(/1,400\.00 of .*7,000\.00/);
  await screen.getByRole('button', { name: 'Give this bonus up' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/You lose .*650\.00 of bonus money/)).toBeVisible();
  expect(call).not.toHaveBeenCalledWith('forfeitBonus', expect.anything());
  await screen.getByRole('button', { name: 'Give it up' }).click();
  await expect.element(screen.getByText('The bonus has been given up.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('forfeitBonus', { body: { grant: bonus.grant } });
});

test('how much each round of a bonus counted is requested when the member opens it', async () => {
  const round = { round: bonus.grant, at: '2026-11-20T11:00:00.000Z', gameName: 'Lotus Lanterns', percent: '50' };
  const { screen, call } = await open(BonusDetailsScreen, {
    getBonusDetails: { list: [bonus] },
    listBonusRounds: {
      list: [{ ...round, stake: bdt('80.00'), counted: bdt('40.00') }],
      page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 1 },
    },
  });
  await screen.getByText('What each round has counted').click();
  await expect.element(screen.getByText('Lotus Lanterns').first()).toBeVisible();
  await expect.element(screen.getByText(/40\.00/).first()).toBeVisible();
  expect(call).toHaveBeenCalledWith('listBonusRounds', { query: { grant: bonus.grant, language: 'EN', pageNo: 1 } }, expect.anything());
});

test('the reward centre lists what can be claimed, what is in progress, and what was given', async () => {
  const { screen } = await open(RewardCentreScreen, {
    getRewardCenter: {
      claimable: [offer({ kind: 'reward', amount: bdt('100.00'), title: 'A gift' })],
      running: [offer({ kind: 'award', title: 'Tell your friends', status: 'applying', decision: 'operator' })],
      given: [
        { at: '2026-11-20T10:00:00.000Z', kind: 'mission', amount: bdt('0.00'), points: 50, bonus: false },
        { at: '2026-11-19T10:00:00.000Z', kind: 'reward', title: 'Welcome', amount: bdt('25.00'), bonus: true },
      ],
      counts: { rewards: 1, missions: 0 },
    },
    getBonusDetails: { list: [] },
  });
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  await expect.element(screen.getByText('We are looking at it.')).toBeVisible();
  await expect.element(screen.getByText('50 points').first()).toBeVisible();
  await expect.element(screen.getByText('Welcome').first()).toBeVisible();
});

test('without a bonus the page says how to get one', async () => {
  const { screen } = await open(BonusDetailsScreen, { getBonusDetails: { list: [] } });
  await expect.element(screen.getByRole('link', { name: 'Show promotions' })).toHaveAttribute('href', '/promotions');
});

const raffle: Schema<'PromotionRaffle'> = {
  commitment: '63'.repeat(32),
  per: 'deposit',
  each: bdt('100.00'),
  most: 50,
  prizes: [bdt('1000.00'), bdt('500.00')],
  tickets: 2,
  ready: 3,
};

test('an envelope is opened with a seed that the member sees and may change before, and is drawn again after', async () => {
  const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const prizes = [
    { amount: bdt('1.00'), weight: '9000' },
    { amount: bdt('5.00'), weight: '900' },
    { amount: bdt('50.00'), weight: '99' },
    { amount: bdt('500.00'), weight: '1' },
  ];
  const draw = { commitment: commitmentOf(serverSeed), prizes, opened: [] };
  const envelope = offer({ code: 'lucky', kind: 'envelope', draw });
  const { screen, answers, call } = await open(OwnOffers, {
    listPromotions: { list: [envelope] },
    claimPromotion: { status: 'claimed', amount: bdt('5.00') },
  });
  await screen.getByRole('button', { name: 'Open the envelope' }).click();
  const seed = screen.getByRole('textbox', { name: 'Your seed' });
  await expect.poll(() => (seed.query() as HTMLInputElement | null)?.value).toMatch(/^[0-9a-f-]{36}$/);
  await seed.fill('a b');
  await expect.element(screen.getByRole('button', { name: 'Open it' })).toBeDisabled();
  await seed.fill('abc');
  // The seed is told when the draw is over.
  const opened = [{ n: 1, member: 'm-5', clientSeed: 'abc', prize: 1, value: '9722', amount: bdt('5.00') }];
  answers['listPromotions'] = { list: [{ ...envelope, status: 'claimed', draw: { ...draw, serverSeed, opened } }] };
  await screen.getByRole('button', { name: 'Open it' }).click();
  await expect.element(screen.getByRole('status').getByText(/is in your balance/)).toBeVisible();
  expect(call).toHaveBeenCalledWith(
    'claimPromotion',
    expect.objectContaining({ body: { code: 'lucky', termsVersion: 3, clientSeed: 'abc' } }),
  );
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByText('How is this drawn?').click();
  await expect.element(screen.getByText(/On average, an envelope gives/)).toBeVisible();
  await screen.getByRole('button', { name: 'Draw it again on this device' }).click();
  await expect.element(screen.getByText(/The same prize is drawn/)).toBeVisible();
});

test('tickets of a raffle are taken with a seed of the device', async () => {
  const { screen, call } = await open(OwnOffers, {
    listPromotions: { list: [offer({ kind: 'raffle', code: 'spring', title: 'Spring raffle', raffle })] },
    claimRafflePromotion: { tickets: 5 },
  });
  await screen.getByRole('button', { name: 'Take 3 tickets' }).click();
  await expect.element(screen.getByText('You have 5 tickets now.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('claimRafflePromotion', { body: { code: 'spring', clientSeed: expect.any(String) as string } });
});

test('after the draw the member sees the winners, and can repeat the draw', async () => {
  const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const tickets = ['me', 'you', 'me'].map((name, place) => ({ member: name, clientSeed: `seed-${place}` }));
  const { book, winners } = drawRaffle({ code: 'spring', serverSeed, prizes: 2 }, tickets);
  const commitment = commitmentOf(serverSeed);
  const won = winners.map((ticket, place) => ({ ticket, member: tickets[ticket - 1]!.member, amount: raffle.prizes[place]! }));
  const drawn = { at: '2026-11-20T10:00:00.000Z', tickets: 3, book, winners: won };
  const { screen } = await open(OwnOffers, {
    listPromotions: {
      list: [offer({ kind: 'raffle', code: 'spring', status: 'claimed', raffle: { ...raffle, commitment, pseudonym: 'me', drawn } })],
    },
    getRaffleBook: { code: 'spring', commitment, serverSeed, book, prizes: 2, tickets, winners: [...winners] },
  });
  await screen.getByText('How is this drawn?').click();
  await expect.element(screen.getByText(/your ticket/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Draw it again on this device' }).click();
  await expect.element(screen.getByRole('status').getByText(/The same tickets win/)).toBeVisible();
});

test('a deposit can be for a promotion: each shows what it would give, the one from the link is chosen, and its terms are one press away', async () => {
  const chosen: unknown[] = [];
  const onChange = (choice: unknown) => chosen.push(choice);
  const Form = () => <DepositPromotion amount="1500" offered="first-deposit" onChange={onChange} disabled={false} />;
  const { screen } = await open(Form, {
    listPromotions: {
      list: [
        offer({ status: 'joined', forNextDeposit: true, maxBonus: bdt('1000.00') }),
        offer({ status: 'joined', forNextDeposit: true, code: 'large', title: 'Large deposits', minDeposit: bdt('2000.00') }),
        offer({ status: 'close', code: 'old', title: 'Over' }),
      ],
    },
  });
  const first = screen.getByRole('radio', { name: 'First deposit bonus' });
  await expect.element(first).toBeChecked();
  await expect.element(first).toHaveAccessibleDescription(/1,000\.00 of bonus money/);
  await expect
    .element(screen.getByRole('radio', { name: 'Large deposits' }))
    .toHaveAccessibleDescription(/deposits of .*2,000\.00 or more/);
  expect(screen.getByRole('radio').elements()).toHaveLength(3);
  await screen.getByText('Terms').click();
  await expect.element(screen.getByText(/Stake 10 times the bonus/)).toBeVisible();
  await screen.getByText('No promotion').click();
  await expect.poll(() => chosen).toEqual([undefined, { code: 'first-deposit', termsVersion: 3 }, undefined]);
});

test('a link to a promotion that is not open to the member says so, and offers the others', async () => {
  const Form = () => <DepositPromotion amount="" offered="gone" onChange={() => undefined} disabled={false} />;
  const { screen } = await open(Form, { listPromotions: { list: [offer({ status: 'joined', forNextDeposit: true })] } });
  await expect.element(screen.getByText('The promotion that you came for isn’t open to you for this deposit.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'No promotion' })).toBeChecked();
});

test('offers are in tabs by group, whose badges count down as they are claimed', async () => {
  const gift = offer({ code: 'gift', kind: 'reward', group: 'gift', title: 'A gift', amount: bdt('10.00') });
  const first = offer({ status: 'joined' });
  const { screen, answers } = await open(OwnOffers, {
    listPromotions: { list: [first, gift] },
    claimPromotion: { status: 'claimed', amount: bdt('10.00') },
  });
  await screen.getByRole('tab', { name: 'Gifts 1 to claim' }).click();
  await expect.element(screen.getByRole('heading', { name: 'A gift' })).toBeVisible();
  await expect.poll(() => screen.getByRole('heading', { name: 'First deposit bonus' }).query()).toBeNull();
  answers['listPromotions'] = { list: [first, { ...gift, status: 'claimed' }] };
  await screen.getByRole('button', { name: 'Claim' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Gifts', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'All', exact: true })).toBeVisible();
});

test('free spins show their game and state, and link to the game once they are ready', async () => {
  const freeSpins = { vendor: 'JL', gameCode: 'lotus-lanterns', game: 'Lotus Lanterns', spins: 10, stake: bdt('2.00'), playWithinDays: 7 };
  const spins = (more: Partial<Schema<'PromotionView'>>, own: Partial<Schema<'PromotionFreeSpins'>> = {}) =>
    offer({ kind: 'freeSpins', title: 'Free spins', top: bdt('50.00'), ...more, freeSpins: { ...freeSpins, ...own } });
  const until = '2026-12-01T10:00:00.000Z';
  const { screen, call, answers } = await open(OwnOffers, {
    listPromotions: { list: [spins({})] },
    claimPromotion: { status: 'process', amount: bdt('0.00') },
  });
  await expect.element(screen.getByText(/10 free spins at .*2\.00/)).toBeVisible();
  await screen.getByText('Terms').click();
  await expect.element(screen.getByText(/What the free spins win together is yours, up to .*50\.00/)).toBeVisible();
  await expect.element(screen.getByText('Play them within 7 days of claiming them.')).toBeVisible();
  answers['listPromotions'] = { list: [spins({ status: 'process' }, { playUntil: until, ready: true })] };
  await screen.getByRole('button', { name: 'Claim' }).click();
  expect(call).toHaveBeenCalledWith('claimPromotion', { body: { code: 'first-deposit', termsVersion: 3 } });
  await expect.element(screen.getByText('Your free spins are on their way to the game.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the game' })).toHaveAttribute('href', '/?search=Lotus+Lanterns');
});

test('a mission says what it asks for and how far the member is, and is claimed for the period in which it was completed', async () => {
  const mission = { event: 'roundSettled', measure: 'count', target: '30', reset: 'daily', line: 'RNG', now: '12', percent: 40 } as const;
  const done = offer({ kind: 'mission', title: 'Mission of the day', mission, periods: [{ period: '2026-11-29', gives: bdt('100.00') }] });
  const { screen, call } = await open(OwnOffers, {
    listPromotions: { list: [done] },
    claimPromotion: { status: 'claimed', amount: bdt('100.00') },
  });
  await expect.element(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '40');
  await expect.element(screen.getByText('12 of 30')).toBeVisible();
  await screen.getByText('Terms').click();
  await expect.element(screen.getByText('Play 30 rounds.')).toBeVisible();
  await expect.element(screen.getByText('Only this counts: Slots.')).toBeVisible();
  await screen.getByRole('button', { name: /for the period from/ }).click();
  await expect.poll(() => call.mock.calls.map(([operation]) => operation)).toContain('claimPromotion');
  expect(call).toHaveBeenCalledWith('claimPromotion', expect.objectContaining({ body: expect.objectContaining({ period: '2026-11-29' }) }));
});

test('a board shows the first places and the own one below them, and how places are given', async () => {
  const row = (rank: number, measure: string, more: Partial<Schema<'BoardRow'>> = {}) => ({
    rank,
    measure,
    name: 'ra***1',
    own: false,
    ...more,
  });
  const board: Schema<'PromotionBoard'> = {
    window: 'week',
    measure: 'points',
    prizes: [bdt('300.00'), bdt('100.00')],
    rows: [row(1, '90', { prize: bdt('300.00') }), row(2, '1', { prize: bdt('100.00') })],
    own: row(14, '0', { own: true, name: '' }),
  };
  const { screen } = await open(OwnOffers, {
    listPromotions: { list: [offer({ kind: 'leaderboard', title: 'Race', status: 'joined', board })] },
  });
  for (const text of [/^90 points/, /^1 point/, /^You$/]) await expect.element(screen.getByText(text).first()).toBeVisible();
  await screen.getByText('Terms').click();
  for (const text of ['Ranked by the points you earn.', 'It begins again each week.'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText(/^Place 2: /)).toBeVisible();
});

test('a gift for a complete profile leads to the profile, and says how long it can be claimed', async () => {
  const gift = offer({ kind: 'reward', title: 'About you', status: 'joined', event: 'profileComplete', claimWithinHours: 48 });
  const { screen } = await open(OwnOffers, { listPromotions: { list: [gift] } });
  await expect.element(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/member/securityCenter');
  await screen.getByText('Terms').click();
  await expect.element(screen.getByText('For a complete profile.')).toBeVisible();
  await expect.element(screen.getByText('Claim it within 48 hours.')).toBeVisible();
});

test('an application takes pictures along, and more of them while it waits', async () => {
  const award = (more: Partial<Schema<'PromotionView'>>) =>
    offer({ kind: 'award', title: 'Tell your friends', decision: 'operator', ...more });
  const { screen, call, answers } = await open(OwnOffers, {
    listPromotions: { list: [award({})] },
    applyPromotion: { status: 'applying' },
    addPromotionProof: { proofs: 1 },
  });
  await screen.getByRole('button', { name: 'Apply' }).click();
  await screen.getByLabelText('Pictures').upload(new File(['png'], 'group.png', { type: 'image/png' }));
  answers['listPromotions'] = { list: [award({ status: 'applying', proofs: 1 })] };
  await screen.getByRole('button', { name: 'Send the application' }).click();
  await expect.element(screen.getByText('Your application is with us.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('addPromotionProof', { body: { code: 'first-deposit', content: btoa('png') } });
  await screen.getByRole('button', { name: 'Add pictures' }).click();
  await expect.element(screen.getByRole('button', { name: 'Send the pictures' })).toBeDisabled();
});

test('an offer not open to a member lists the conditions that are not met', async () => {
  const conditions = [
    { is: 'depositCount', negated: false },
    { is: 'ageVerified', negated: false },
  ] as const;
  const { screen } = await open(OwnOffers, {
    listPromotions: { list: [offer({ status: 'close', whyNot: 'not_eligible', conditions: [...conditions] })] },
  });
  await expect.element(screen.getByText('It is for members who have deposited more often lately.')).toBeVisible();
  await expect.element(screen.getByText(/We have to verify your age first/)).toBeVisible();
});

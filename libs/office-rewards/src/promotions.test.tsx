import { createFakeOffice, onePage, Stage } from '@parlour/office-ui/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApplicationsScreen } from './applications-screen.tsx';
import { PromotionScreen } from './promotion-screen.tsx';
import { PromotionsScreen } from './promotions-screen.tsx';
import { entryOf, outcome, pageOf, rowOf, terms } from './testing.ts';
import { treeOf, writtenOf } from './condition-tree.ts';
import { localOf } from './time-field.tsx';
import { termsOf, typedOf } from './typed-terms.ts';

const moon = {
  address: '/wps/media/moon',
  name: 'moon.png',
  width: 1200,
  height: 480,
  thumbnail: 'data:image/webp;base64,',
  at: '2026-11-20T10:00:00.000Z',
  used: false,
};

beforeEach(() => page.viewport(1280, 900));

test('typed terms equal the written ones, including those without a field in the editor', () => {
  const written = { ...terms, exclusiveWith: ['top-up'], reviewFrom: 3 };
  expect(termsOf('depositBonus', typedOf('depositBonus', written), true, written)).toEqual(written);
  const prizes = [{ amount: '1.00', weight: 9 }];
  expect(termsOf('envelope', typedOf('envelope', { prizes }), false, { prizes })).toEqual({ prizes });
  const birthday = { amount: '5.00', event: 'birthday', levels: [{ level: 2, amount: '10.00' }] };
  expect(termsOf('reward', typedOf('reward', birthday), false, birthday)).toEqual(birthday);
  const filter = { line: 'RNG', leastStake: '5.00' };
  const mission = { amount: '10.00', event: 'roundSettled', measure: 'count', target: '30', reset: 'daily', filter };
  expect(termsOf('mission', typedOf('mission', mission), false, mission)).toEqual(mission);
});

test('errors are shown at their fields, the draft is saved and tried, and a budget is proposed', async () => {
  const shown = pageOf();
  const waiting = {
    approval: 'a1',
    status: 'waits for a second operator',
    command: 'promotions fund',
    subject: 'first-deposit',
    first: 'amina',
    next: 'approvals approve a1',
  } as const;
  const office = createFakeOffice({
    getOfficePromotion: shown,
    savePromotion: shown,
    simulatePromotion: outcome,
    fundPromotion: waiting,
    listPictures: { list: [moon] },
  });
  await render(
    <Stage office={office}>
      <PromotionScreen
        back={<a href="#promotions" />}
        merchant="atrium01"
        timeZone="Asia/Dhaka"
        promotion="first-deposit"
        mayEdit
        mayDecide
      />
    </Stage>,
  );
  await expect.element(page.getByText('Missing text · Title · বাংলা')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publish' })).toBeDisabled();

  const percent = page.getByRole('textbox', { name: 'Percent of the deposit' });
  await percent.fill('seventy');
  await expect.element(percent).toHaveAccessibleDescription(/percentage of at most four decimals/);
  await expect.element(page.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
  await percent.fill('80');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect
    .poll(() => office.askedOf('savePromotion').at(-1)?.body)
    .toMatchObject({ code: 'first-deposit', revision: 3, terms: { ...terms, percent: '80' } });

  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('button', { name: /^moon\.png/ }).click();
  await expect.element(page.getByRole('img', { name: 'The promotion’s picture' })).toHaveAttribute('src', moon.address);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect.poll(() => office.askedOf('savePromotion').at(-1)?.body).toMatchObject({ terms: { picture: moon.address } });

  // Written in the merchant's zone, sent as the instant.
  await page.getByLabelText('Begins').fill('2029-12-01T00:30');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect.poll(() => office.askedOf('savePromotion').at(-1)?.body).toMatchObject({ terms: { from: '2029-11-30T18:30:00.000Z' } });

  await page.getByLabelText('Product line').selectOptions('Slots');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(page.getByText('Became cash in round 840')).toBeVisible();
  expect(office.askedOf('simulatePromotion').at(-1)?.body).toMatchObject({ deposit: '1000', line: 'RNG', terms: { percent: '80' } });

  await page.getByRole('button', { name: 'Change the budget' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
  await page.getByRole('textbox', { name: 'Reason' }).fill('For the weekend');
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  expect(office.askedOf('fundPromotion').at(-1)?.body).toMatchObject({ direction: 'in', amount: '5000' });
});

test('a time written in another zone is shown in the merchant’s, with the right day', () => {
  expect(localOf('2029-12-31T18:30:00Z', 'Asia/Dhaka')).toBe('2030-01-01T00:30');
  expect(localOf('2029-12-31T23:30:00-01:00', 'Asia/Dhaka')).toBe('2030-01-01T06:30');
  expect(localOf('soon', 'Asia/Dhaka')).toBe('');
});

test('a new promotion starts as a draft of its kind', async () => {
  const office = createFakeOffice({ listOfficePromotions: { list: [rowOf()] }, savePromotion: pageOf() });
  const opened: string[] = [];
  await render(
    <Stage office={office}>
      <PromotionsScreen
        merchant="atrium01"
        currency="BDT"
        state={undefined}
        onFilter={() => undefined}
        onOpen={(_, code) => opened.push(code)}
        mayEdit
      />
    </Stage>,
  );
  await page.getByRole('button', { name: 'New promotion' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('spring-gift');
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('reward');
  await page.getByRole('textbox', { name: 'Amount' }).fill('5.00');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect
    .poll(() => office.askedOf('savePromotion').at(-1)?.body)
    .toMatchObject({ code: 'spring-gift', kind: 'reward', terms: { amount: '5.00' } });
  await expect.poll(() => opened).toEqual(['first-deposit']);
});

test('an operator states the amount of an award granted on application', async () => {
  const entry = entryOf();
  const office = createFakeOffice({ listPromotionEntries: onePage([entry]), decidePromotionEntry: { ...entry, status: 'claimed' } });
  await render(
    <Stage office={office}>
      <ApplicationsScreen
        merchant="atrium01"
        open={entry.id}
        onOpen={() => undefined}
        view={undefined}
        onFilter={() => undefined}
        mayDecide={() => true}
      />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('250');
  await page.getByRole('textbox', { name: 'Note' }).fill('A good post');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Approve' }).click();
  await expect
    .poll(() => office.askedOf('decidePromotionEntry').at(-1)?.body)
    .toMatchObject({ entry: entry.id, approve: true, amount: '250', reason: 'A good post' });
});

test('conditions are built by keyboard, in groups of at most three levels, with a summary in words', async () => {
  const office = createFakeOffice({ getOfficePromotion: pageOf(), savePromotion: pageOf() });
  await render(
    <Stage office={office}>
      <PromotionScreen
        back={<a href="#promotions" />}
        merchant="atrium01"
        timeZone="Asia/Dhaka"
        promotion="first-deposit"
        mayEdit
        mayDecide
      />
    </Stage>,
  );
  const tree = page.getByRole('group', { name: 'Who may take part' });
  const group = tree.getByRole('group', { name: /^Group/ });
  const press = async (name: string, within = tree) => {
    (within.getByRole('button', { name }).last().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(tree.getByText('Every member.')).toBeVisible();
  await press('Add a condition');
  const first = tree.getByRole('combobox', { name: 'Condition 1' });
  await expect.element(first).toHaveFocus();
  await first.selectOptions('levelAtLeast');
  await expect.element(page.getByText(/^eligible.*level/).first()).toBeVisible();
  await tree.getByRole('textbox', { name: 'Level' }).fill('2');
  await press('Add a group');
  await group.getByRole('combobox', { name: 'Condition 1' }).selectOptions('depositSum');
  await group.getByRole('textbox', { name: 'In the last days' }).fill('30');
  await group.getByRole('textbox', { name: 'At least' }).fill('500.00');
  await press('Add a condition', group);
  await group.getByRole('checkbox', { name: 'Must not apply' }).last().click();
  await press('Add a group', group);
  expect(group.last().getByRole('button', { name: 'Add a group' }).query()).toBeNull();
  await press('Remove: Condition 1', group.last());
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const eligible = {
    all: [{ is: 'levelAtLeast', level: 2 }, { any: [{ is: 'depositSum', days: 30, least: '500.00' }, { not: { is: 'invited' } }] }],
  };
  await expect.poll(() => office.askedOf('savePromotion').at(-1)?.body).toMatchObject({ terms: { eligible } });
  expect(writtenOf(treeOf(eligible)!)).toEqual(eligible);
  expect(treeOf({ all: [{ is: 'invited' }, 'nobody'] })).toBeUndefined();
});

import { OfficeError } from '@parlour/office-api';
import { createFakeOffice, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SettingsScreen } from './settings-screen.tsx';
import { facts, history, lowered, merchants, someSettings } from './testing/some-settings.ts';

/** The screen, with its address as its state. */
function Screen() {
  const [open, setOpen] = useState<string>();
  const [differing, setDiffering] = useState(false);
  return (
    <SettingsScreen merchant="atrium01" may={() => 'alone'} open={open} onOpen={setOpen} differing={differing} onDiffering={setDiffering} />
  );
}

async function openScreen(answers: Answers = {}) {
  const office = createFakeOffice({
    listSettings: { list: someSettings },
    listMerchants: { list: merchants },
    listProposals: { list: [] },
    listBrandFacts: { list: facts },
    getSetting: { setting: lowered, list: history, next: null },
    ...answers,
  });
  await render(
    <Stage office={office}>
      <Screen />
    </Stage>,
  );
  await page.getByRole('button', { name: /Largest deposit/ }).click();
  return office;
}

const amount = () => page.getByLabelText('Amount');
const reason = () => page.getByLabelText('Reason');

test('a change states its effect, is saved with the version that was seen, and says whether another operator decides', async () => {
  const office = await openScreen({ setSetting: ({ body }) => ({ ...lowered, value: body.value, version: 3 }) });
  await amount().fill('9000');
  await expect.element(page.getByText(/a second operator decides/)).toBeVisible();
  await amount().fill('1500.00');
  await expect.element(page.getByText(/a second operator decides/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter a reason of at least five characters.')).toBeVisible();
  await reason().fill('Fewer large sums.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(office.askedOf('setSetting').map(({ body }) => body)).toEqual([
    { merchant: 'atrium01', key: 'limits.deposit.max', value: '1500.00', version: 2, from: undefined, reason: 'Fewer large sums.' },
  ]);
});

test('if a colleague was faster, both sides are shown, the input stays, and theirs is replaced only on purpose', async () => {
  const theirs = { ...lowered, value: '2500.00', version: 3, by: 'bao', reason: 'A little more.' };
  let current = someSettings;
  const office = await openScreen({
    listSettings: () => ({ list: current }),
    setSetting: ({ body }) => {
      if (body.version !== 2) return { ...theirs, value: body.value, version: 4 };
      current = someSettings.map((each) => (each.key === theirs.key ? theirs : each));
      throw new OfficeError('setting_changed', 409, 'Someone else has just changed limits.deposit.max.');
    },
  });
  await amount().fill('1500.00');
  await reason().fill('Fewer large sums.');
  await page.getByRole('button', { name: 'Save' }).click();
  const sides = page.getByRole('alert');
  await expect.element(sides.getByText('1,500.00')).toBeVisible();
  await expect.element(sides.getByText('2,500.00')).toBeVisible();
  await expect.element(amount()).toHaveValue('1500.00');
  await expect.element(reason()).toHaveValue('Fewer large sums.');
  await page.getByRole('button', { name: 'Replace theirs' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(office.askedOf('setSetting').map(({ body }) => body.version)).toEqual([2, 3]);
});

test('a change is scheduled in the merchant’s time zone', async () => {
  const office = await openScreen({ setSetting: lowered });
  await amount().fill('1500');
  await page.getByText('From a certain time on').click();
  await expect.element(page.getByLabelText('Begins')).toHaveAccessibleDescription(/Asia\/Dhaka/);
  await page.getByLabelText('Begins').fill('2031-01-01T06:00');
  await reason().fill('From the new year on.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(office.askedOf('setSetting')[0]!.body.from).toBe('2031-01-01T06:00');
});

test('leaving with unsaved input asks first', async () => {
  await openScreen();
  await amount().fill('1500');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(amount()).toHaveValue('1500');
});

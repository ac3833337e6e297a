import { createFakeOffice, refusing, Stage, tellableChanges, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MethodsScreen } from './methods-screen.tsx';
import { paymentMethod, providerKeys, someMethods, testPayment } from './testing/methods.ts';

beforeEach(() => page.viewport(1280, 900));

async function openScreen(answers: Answers, may: 'alone' | 'proposes' | 'sees' = 'alone', changes = tellableChanges()) {
  const office = createFakeOffice({
    listProposals: { list: [] },
    listPaymentMethods: { list: someMethods },
    listTestPayments: { list: [] },
    listProviderKeys: { list: providerKeys },
    ...answers,
  });
  function Screen() {
    const [open, setOpen] = useState<string>();
    return <MethodsScreen merchant="atrium01" may={() => may} keys="propose" open={open} onOpen={setOpen} />;
  }
  await render(
    <Stage office={office} changes={changes}>
      <Screen />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /Card/ })).toBeVisible();
  return office;
}
const openCard = () => page.getByRole('row', { name: /Card/ }).click();

test('says in a word and in figures how well each method works', async () => {
  await openScreen({});
  await expect.element(page.getByRole('row', { name: /E-wallet.*Works well.*91% of 452/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Card.*Works badly.*24% of 33/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /QR code.*Off.*Too few to tell/ })).toBeVisible();
});

test('Alt and an arrow move a method by one', async () => {
  const office = await openScreen({ orderPaymentMethods: ({ body }) => ({ merchant: body.merchant, methods: body.methods }) });
  (page.getByRole('row', { name: /Card/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect
    .poll(() => office.askedOf('orderPaymentMethods'))
    .toEqual([{ body: { merchant: 'atrium01', methods: ['ewallet', 'card', 'bank', 'qr'] } }]);
});

test('only changes are sent, with the version that the operator saw', async () => {
  const office = await openScreen({ changePaymentMethod: ({ body }) => paymentMethod({ method: body.method, version: 2 }) });
  await openCard();
  await page.getByRole('textbox', { name: /^Countries/ }).fill('bd in, np');
  await page.getByLabelText('Reason').fill('Nepal pays by card too.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => office.askedOf('changePaymentMethod'))
    .toEqual([
      { body: { merchant: 'atrium01', method: 'card', version: 1, countries: ['BD', 'IN', 'NP'], reason: 'Nepal pays by card too.' } },
    ]);
  await expect.element(page.getByText('Saved. It applies from the next deposit.')).toBeVisible();
});

test('a higher limit is proposed, and a refusal keeps what was typed', async () => {
  await openScreen({ changePaymentMethod: refusing('unavailable') });
  await openCard();
  await page.getByRole('textbox', { name: /^Greatest amount/ }).fill('30000');
  await page.getByLabelText('Reason').fill('The bank raised it.');
  await expect.element(page.getByText(/a second operator decides/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Greatest amount/ })).toHaveValue('30000');
});

test('a colleague’s concurrent change is shown beside what was typed', async () => {
  const changed = { ...someMethods[2]!, fee: 310, version: 2, by: 'bao' };
  let list = someMethods;
  const office = await openScreen({
    listPaymentMethods: () => ({ list }),
    changePaymentMethod: ({ body }) => {
      if (body.version === 2) return { ...changed, fee: 300, version: 3 };
      list = [someMethods[0]!, someMethods[1]!, changed, someMethods[3]!];
      return refusing('version_conflict')();
    },
  });
  await openCard();
  await page.getByLabelText('Provider’s fee').fill('3.00');
  await page.getByLabelText('Reason').fill('As the contract says.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('It is now: 3.1%')).toBeVisible();
  await expect.element(page.getByText('You want: 3%')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => office.askedOf('changePaymentMethod').at(-1)).toMatchObject({ body: { version: 2, fee: 300 } });
});

test('a test payment is started, paid on the provider’s page, and shown with its outcome', async () => {
  const begun = testPayment({ method: 'card', cashierUrl: 'https://pay.example/1' });
  let list = [testPayment({ id: 't0', method: 'card', status: 'failed', problem: 'refused' }), testPayment({ id: 't9', method: 'qr' })];
  const changes = tellableChanges();
  const office = await openScreen(
    {
      listTestPayments: () => ({ list }),
      testPaymentMethod: () => {
        list = [begun, ...list];
        return begun;
      },
    },
    'alone',
    changes,
  );
  await openCard();
  await expect.element(page.getByText('The provider refused to begin it.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a test payment' }).click();
  await expect.element(page.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', 'https://pay.example/1');
  expect(office.askedOf('testPaymentMethod')).toEqual([{ body: { merchant: 'atrium01', method: 'card' } }]);
  list = [{ ...begun, status: 'succeeded', cashierUrl: null }, ...list.slice(1)];
  changes.tell('deposits', 'atrium01');
  await expect.element(page.getByText('Works', { exact: true })).toBeVisible();
});

test('a method is restricted to members from a VIP level on, and opened to everybody again', async () => {
  const office = await openScreen({
    listPaymentMethods: { list: [...someMethods.slice(0, 2), { ...someMethods[2]!, minLevel: 2 }, someMethods[3]!] },
    changePaymentMethod: ({ body }) => paymentMethod({ method: body.method, version: 2 }),
  });
  await openCard();
  const level = page.getByRole('textbox', { name: /^From VIP level/ });
  await expect.element(level).toHaveValue('2');
  await level.fill('gold');
  await page.getByLabelText('Reason').fill('For everybody now.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
  await level.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => office.askedOf('changePaymentMethod'))
    .toEqual([{ body: { merchant: 'atrium01', method: 'card', version: 1, minLevel: 0, reason: 'For everybody now.' } }]);
});

test('an operator who may only look cannot change anything', async () => {
  await openScreen({}, 'sees');
  await openCard();
  await expect.element(page.getByText(/don’t change them/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Turn off' }).query()).toBeNull();
});

test('a key is replaced with the hours for which both hold, and shown by its fingerprint alone', async () => {
  const office = await openScreen({ replaceProviderKey: () => ({ ...providerKeys[1]!, version: 2 }) });
  await page.getByRole('button', { name: 'Provider keys' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keys of payment providers' });
  await expect.element(drawer.getByText('fcde2b2e')).toBeVisible();
  await drawer.getByRole('button', { name: 'Replace the key' }).nth(1).click();
  await page.getByLabelText('New key', { exact: true }).fill('too-short');
  await page.getByLabelText('Reason').fill('The provider renews it yearly.');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect.element(page.getByText('Enter the key as the provider shows it: whsec_ and what follows.')).toBeVisible();
  const secret = `whsec_${'k'.repeat(32)}`;
  await page.getByLabelText('New key', { exact: true }).fill(secret);
  await page.getByLabelText('Accept the previous key for').fill('48');
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect
    .poll(() => office.askedOf('replaceProviderKey'))
    .toEqual([{ body: { provider: 'ferrypay', name: 'webhook', secret, overlapHours: 48, reason: 'The provider renews it yearly.' } }]);
});

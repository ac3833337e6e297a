import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MallScreen } from './mall-screen.tsx';
import { mallItem } from './testing.ts';

const mug = mallItem();

async function open(merchant: string | undefined, mayChange = true) {
  const sent: unknown[] = [];
  const opened: (string | undefined)[] = [];
  const office = createFakeOffice({
    listMallItems: { list: [mug] },
    changeMallItem: ({ body }) => {
      sent.push(body);
      return { ...mug, id: `atrium01/${body.code}`, code: body.code };
    },
  });
  await render(
    <Stage office={office}>
      <MallScreen merchant={merchant} currency="BDT" open={undefined} onOpen={(id) => opened.push(id)} mayChange={() => mayChange} />
    </Stage>,
  );
  await expect.element(page.getByRole('row', { name: /mug/ })).toBeVisible();
  return { sent, opened };
}

test('an item is added after the others, in several languages, and opens', async () => {
  const { sent, opened } = await open('atrium01');
  await page.getByRole('button', { name: 'New item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Code').fill('cash-50');
  await dialog.getByLabelText('Kind').selectOptions('money');
  await dialog.getByLabelText('Language').selectOptions('BN');
  await dialog.getByLabelText('Title').fill('৫০ টাকা');
  await dialog.getByLabelText('Points of a piece').fill('1000');
  await dialog.getByLabelText('Amount in BDT').fill('50.00');
  await dialog.getByLabelText('Reason').fill('For the winter.');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect.element(dialog.getByText('Enter a title in English.')).toBeVisible();
  await dialog.getByLabelText('Title').fill('50 BDT');
  await dialog.getByLabelText('Description').fill('Money for your balance.');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect.poll(() => opened).toEqual(['atrium01/cash-50']);
  expect(sent).toEqual([
    {
      merchant: 'atrium01',
      code: 'cash-50',
      kind: 'money',
      title: { EN: '50 BDT', BN: '৫০ টাকা' },
      description: { EN: 'Money for your balance.' },
      points: 1000,
      amount: '50.00',
      stock: null,
      minLevel: 0,
      perMonth: null,
      byOperator: true,
      on: true,
      position: 5,
      reason: 'For the winter.',
    },
  ]);
});

test.each([
  ['with all merchants', undefined, true],
  ['for roles that only see the mall', 'atrium01', false],
] as const)('%s nothing can be added', async (_, merchant, mayChange) => {
  await open(merchant, mayChange);
  await expect.element(page.getByRole('button', { name: 'New item' })).not.toBeInTheDocument();
});

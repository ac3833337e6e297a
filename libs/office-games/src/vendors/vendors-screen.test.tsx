import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aVendor, someVendors } from '../testing/games.ts';
import { VendorsScreen } from './vendors-screen.tsx';

test('where a vendor is offered is told by the names of merchants, also before it is stopped there', async () => {
  const office = createFakeOffice({
    listVendors: { list: someVendors },
    getVendor: {
      vendor: aVendor(),
      merchants: [{ merchant: 'atrium01', available: true, games: 12 }],
      maintenance: [],
      reconciled: null,
    },
    listProposals: { list: [] },
  });
  await render(
    <Stage office={office}>
      <VendorsScreen
        merchant="atrium01"
        merchants={['atrium01']}
        merchantName={() => 'Atrium Club'}
        rights={{ maintenance: () => true, change: () => true, keys: 'none' }}
        open="JL"
        onOpen={() => undefined}
        gamesOf={(vendor, text) => <a href={`#${vendor}`}>{text}</a>}
      />
    </Stage>,
  );
  await expect.element(page.getByText('Atrium Club', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop offering' }).nth(1).click();
  await expect.element(page.getByRole('dialog', { name: /^Stop offering .+ at Atrium Club$/ })).toBeVisible();
});

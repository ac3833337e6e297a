import { createFakeOffice, refusing, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { merchants } from '../settings/testing/some-settings.ts';
import { SitesScreen } from './sites-screen.tsx';

test('a region is blocked with a reason, and the input stays after a refusal', async () => {
  let blocked = ['FR'];
  const site = { merchant: 'atrium01', maintenance: false, until: null, blocked: null };
  const office = createFakeOffice({
    listSites: { list: [site] },
    listMerchants: { list: merchants },
    listBlockedRegions: () => ({ list: blocked.map((each) => ({ merchant: 'atrium01', blocked: each })) }),
    blockRegion: ({ body }) => {
      if (body.region === 'Narnia') refusing('field_invalid', 'Narnia is neither "all", a country code, an address nor a CIDR range.')();
      blocked = [...blocked, body.region];
      return { list: [site] };
    },
  });
  await render(
    <Stage office={office}>
      <SitesScreen merchant="atrium01" mayClose={() => true} mayRestrict={() => true} />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Block a region' }).click();
  await page.getByLabelText('Region').fill('Narnia');
  await page.getByLabelText('Reason').fill('The regulator asks for it.');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByText(/neither "all"/)).toBeVisible();
  await expect.element(page.getByLabelText('Reason')).toHaveValue('The regulator asks for it.');
  await page.getByLabelText('Region').fill('DE');
  await expect.element(page.getByText('Germany (DE)')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Unblock Germany (DE)' })).toBeVisible();
  expect(office.askedOf('blockRegion').at(-1)!.body).toEqual({ merchant: 'atrium01', region: 'DE', reason: 'The regulator asks for it.' });
});

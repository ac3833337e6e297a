import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCertification } from '../testing/games.ts';
import { VendorCertification } from './vendor-certification.tsx';

test('is started by a press, shows how far it is, and then what failed and why', async () => {
  let certification: ReturnType<typeof aCertification> | undefined;
  const office = createFakeOffice({
    listCertifications: () => ({ list: certification ? [certification] : [] }),
    startCertification: () => (certification = aCertification({ status: 'running', finished: null })),
  });
  await render(
    <Stage office={office}>
      <VendorCertification vendor="JL" mayStart />
    </Stage>,
  );
  await expect.element(page.getByText('Never certified')).toBeVisible();
  await page.getByRole('button', { name: 'Certify' }).click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 47 cases');
  expect(office.askedOf('startCertification').map(({ body }) => body)).toEqual([{ vendor: 'JL' }]);
  certification = aCertification();
  await expect.element(page.getByText('1 case failed')).toBeVisible();
  await expect.element(page.getByText('W12 A known id with other content is refused')).toBeVisible();
  await expect.element(page.getByText('The second bet was taken: 200, where 409 is due.')).toBeVisible();
});

test('can only be read by operators who may not change vendors', async () => {
  await render(
    <Stage office={createFakeOffice({ listCertifications: { list: [aCertification()] } })}>
      <VendorCertification vendor="JL" mayStart={false} />
    </Stage>,
  );
  await expect.element(page.getByText('1 case failed')).toBeVisible();
  expect(page.getByRole('button', { name: 'Certify' }).query()).toBeNull();
});

// N3, N32.
import type { Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeBanners } from './home-banners.tsx';

const banner: Schema<'Banner'> = {
  id: '1',
  groupName: 'w_home',
  language: 'AR',
  title: 'عرض الأسبوع',
  text: 'نص',
  terms: 'للبالغين فقط',
  url: 'data:,',
  phoneUrl: 'data:,',
  linkage: '/promotions',
  linkageType: 'ROUTE',
};

test('a banner shows the terms of what it promises, in the language and direction that it is written in', async () => {
  const Home = () => (
    <Suspense>
      <HomeBanners />
    </Suspense>
  );
  await openScreen(Home, { listBanners: { list: [banner] } });
  const terms = page.getByRole('link', { name: /عرض الأسبوع/ }).getByText('للبالغين فقط');
  await expect.element(terms).toBeVisible();
  const words = terms.element().closest('[lang]')!;
  expect([words.getAttribute('lang'), words.getAttribute('dir')]).toEqual(['ar', 'rtl']);
});
